#!/usr/bin/env bash
# The real window, under Xvfb, by keyboard alone: opens a shipped case, adds an explanation and a call, saves; then the
# saved file must hold a call that may perhaps be changed, which the shipped file did not. The picture is kept for the eye.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --locked -q
work=$(mktemp -d)
pictures=${REDRESS_PICTURES:-target/pictures}
mkdir -p "$pictures"
case_file="$work/incident.redress.ron"
cp saves/two_diamonds_asked.redress.ron "$case_file"

outcomes() { ./target/debug/redress rule "$1" --json | grep -o 'may_change([A-Z], [0-9]*)' | sort -u; }
if outcomes "$case_file" | grep -q .; then
  echo "the shipped case already gives a may_change: this test would prove nothing"
  exit 1
fi

display=""
for number in $(seq 90 120); do
  [ -e "/tmp/.X11-unix/X$number" ] && continue
  Xvfb ":$number" -screen 0 1280x800x24 -nolisten tcp >"$work/xvfb.log" 2>&1 &
  xvfb=$!
  sleep 1
  if kill -0 "$xvfb" 2>/dev/null; then display=":$number"; break; fi
done
[ -n "$display" ] || { echo "no display could be started"; cat "$work/xvfb.log"; exit 1; }
export DISPLAY="$display"
# A profile of its own: nothing left over from another run, nothing left behind.
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" XDG_STATE_HOME="$work/state"

./target/debug/redress "$case_file" >"$work/redress.log" 2>&1 &
program=$!
trap 'kill "$program" "$xvfb" 2>/dev/null || true; rm -rf "$work"' EXIT

window=""
for _ in $(seq 60); do
  window=$(xdotool search --onlyvisible --name 'Redress' 2>/dev/null | head -n 1 || true)
  [ -n "$window" ] && break
  kill -0 "$program" 2>/dev/null || { echo "the program ended by itself"; cat "$work/redress.log"; exit 1; }
  sleep 0.5
done
[ -n "$window" ] || { echo "no window came"; cat "$work/redress.log"; exit 1; }
# Without a window manager nothing gives the window the keyboard.
xdotool windowfocus "$window"
sleep 2

type_line() { xdotool type --delay 60 "$1"; sleep 0.5; xdotool key Return; sleep 0.7; }
type_line 'e: diamonds'
type_line 'p'
xdotool key ctrl+s
for _ in $(seq 20); do
  outcomes "$case_file" | grep -q . && break
  sleep 0.5
done
import -window root "$pictures/window.png"

if ! grep -q 'explains(by: E, of: 2, says: "diamonds")' "$case_file"; then
  echo "the explanation is not in the saved file:"
  cat "$case_file"
  exit 1
fi
found=$(outcomes "$case_file")
[ -n "$found" ] || { echo "no may_change in the saved case:"; cat "$case_file"; exit 1; }
echo "saved by keyboard alone; the ruling now holds: $found (picture: $pictures/window.png)"
