#!/usr/bin/env python3
"""Makes the four font files of this folder from the fonts of the distribution.

Needs the Debian packages fonts-inter and fonts-dejavu-core, and the Python
package fonttools (4.68 made the files kept here):

    python3 make_subsets.py            # writes into this folder
    python3 make_subsets.py --out DIR  # writes somewhere else, to compare
    python3 make_subsets.py --check    # only says what the kept files cover

The result does not depend on the day: the dates inside the files are those of
the originals.
"""

import argparse
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
INTER = Path("/usr/share/fonts/opentype/inter")
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")


def span(first, last):
    return set(range(first, last + 1))


def chars(text):
    return {ord(c) for c in text if not c.isspace()}


# Basic Latin, Latin-1, Latin Extended-A; then ș ț of Romanian, ƒ, ẁ-ẅ, ẞ, ỳ.
LATIN = (
    span(0x20, 0x7E) | span(0xA0, 0x17F) | {0x192} | span(0x218, 0x21B)
    | span(0x2C6, 0x2DD) | span(0x1E80, 0x1E85) | {0x1E9E, 0x1EF2, 0x1EF3}
)
# Accents that stand alone in decomposed text: the shaper joins them to their letter.
COMBINING = span(0x300, 0x315) | span(0x323, 0x328) | {0x342, 0x343, 0x344, 0x345}
GREEK = span(0x370, 0x3E1) | span(0x3F0, 0x3FF)
POLYTONIC = span(0x1F00, 0x1FFF)
# Players' names. Text from other scripts is shown as boxes.
CYRILLIC = span(0x400, 0x45F) | {0x490, 0x491}
PUNCTUATION = (
    span(0x2000, 0x200A) | span(0x2010, 0x2027) | {0x202F} | span(0x2030, 0x203E)
    | {0x2044, 0x205F}
)
# Superscripts and subscripts for notes, money, № ™, fractions, the plain signs of arithmetic.
SIGNS = (
    {0x2070, 0x2071} | span(0x2074, 0x208E) | {0x20AC, 0x2116, 0x2122, 0x2126}
    | span(0x2150, 0x215E) | chars("− × ÷ ± ≈ ≠ ≤ ≥ ∞ √ ∑ ∆ ∂ ∙ ∕ ◊")
)
ARROWS = span(0x2190, 0x2199) | chars("⇐ ⇑ ⇒ ⇓ ⇔ ↩ ↪ ↰ ↱ ↲ ↳ ↵ ⇄ ⇆ ↺ ↻ ⟲ ⟳ ⟵ ⟶ ⟷")
KEYS = chars("⌘ ⌥ ⌃ ⇧ ⇥ ⇤ ⎋ ⌫ ⌦ ⏎ ␣ ↵ ⇪")

# Letters Inter has not, for names: the symbol font steps in.
MORE_LATIN = span(0x180, 0x24F) | {0x149} | span(0x1EA0, 0x1EF9)

SUITS = chars("♠ ♥ ♦ ♣ ♤ ♡ ♢ ♧")
SYMBOLS = (
    SUITS | ARROWS | KEYS | MORE_LATIN
    | span(0x25A0, 0x25FF)                       # squares, triangles, circles
    | span(0x2460, 0x2473)                       # ① to ⑳
    | chars("✓ ✔ ✕ ✖ ✗ ✘ ☐ ☑ ☒ ⚠ ★ ☆ ✶ ✱ ☀ ☾ ☞ ☜ ☛ ☰ ⋮ ⋯ ℹ")
    | chars("⚐ ⚑ ⚖ ⚙ ✎ ✏ ✉ ⌂ ⌕ ⌛ ♩ ♪ ♻")
    | chars("∅ ∈ ∉ ∩ ∪ ⊂ ⊃ ⊆ ⊇ ∧ ∨ ¬ ∴ ∵ ⊕ ⊖ ⊗ ⊘ ∎ ≡ ≪ ≫")
    | chars("− × ÷ ± · … – — ‒ ― • « » ‹ › “ ” ‘ ’ „ ‚ ′ ″ § ¶ † ‡ ° № ≈ ≠ ≤ ≥ ∞ √")
    | {0x20, 0xA0, 0x2007, 0x2009, 0x202F, 0xFFFD}
)
# Characters egui itself writes (names of keys, its theme switch) which DejaVu lacks,
# drawn with a glyph that looks the same.
ALIASES = {
    "⏴": "◀", "⏵": "▶", "⏶": "▲", "⏷": "▼", "🌙": "☾", "🗙": "✕",
}
# Never drawn, but part of pasted text: glyphs of no width, so that they show no box.
# egui hides most format characters itself, only not these.
UNSEEN = {0xFE0E, 0xFE0F}

TEXT = LATIN | COMBINING | GREEK | POLYTONIC | CYRILLIC | PUNCTUATION | SIGNS

# Height above and below the baseline as shares of the size: Inter's own. With other
# values in the other fonts egui would set suits and symbols off the line of the text.
ASCENT, DESCENT = 2728 / 2816, 680 / 2816
CAPITALS = 2048 / 2816

# What must not be missing; make_subsets.py fails without.
NEEDED_TEXT = (
    span(0x20, 0x7E) | (span(0xA0, 0x17F) - {0x149})
    | {c for c in span(0x386, 0x3CE) if chr(c).isalpha()}
    | {c for c in POLYTONIC if chr(c).isprintable()}
    | chars("– — … · • « » “ ” ‘ ’ „ − × ← ↑ → ↓ €")
)
NEEDED_SYMBOLS = SUITS | set(map(ord, ALIASES)) | UNSEEN | chars(
    "← ↑ → ↓ ↔ ⇄ ◀ ▶ ▲ ▼ △ ▽ ◁ ▷ ▸ ▾ ◂ ▴ ● ○ ◐ ◑ ◌ ■ □ ◆ ◇ ✓ ✔ ✕ ✗ ☐ ☑ ☒ "
    "− × · … – — « » “ ” ‘ ’ „ ⚠ ★ ☆ ⌘ ⌥ ⌃ ⇧ ⏎ ⌫ ⟲ ⟳ ↺ ↻ ☰ ⋮ ⋯ ⊆ ∩ ∅ ⚑ ⚖ ⚙ ✎"
)

FILES = {
    # file: (source, characters, needed, family, style)
    # Inter has a few hearts and triangles, but not the rest of their sets: all
    # such signs are left to the symbol font, so that ♥ matches ♠.
    "Inter-Regular.otf": (INTER / "Inter-Regular.otf", TEXT | ARROWS | KEYS, NEEDED_TEXT, "Inter Tabular", "Regular"),
    "Inter-SemiBold.otf": (INTER / "Inter-SemiBold.otf", TEXT | ARROWS | KEYS, NEEDED_TEXT, "Inter Tabular", "SemiBold"),
    "DejaVuSansMono.ttf": (DEJAVU / "DejaVuSansMono.ttf", TEXT | SUITS | ARROWS | KEYS, NEEDED_TEXT | SUITS, "DejaVu Sans Mono Text", "Regular"),
    "DejaVuSymbols.ttf": (DEJAVU / "DejaVuSans.ttf", SYMBOLS, NEEDED_SYMBOLS, "DejaVu Sans Symbols", "Regular"),
}


def freeze_tabular_figures(font):
    """Lets the digits' code points name the figures of equal width.

    Only the digits: full stop and colon keep their own widths.
    """
    gsub = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    swap = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            swap.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                # Tables may share one mapping, already changed by then.
                table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def level_figures(font):
    """One width for all figures, and no kerning between them.

    In the SemiBold of Inter 4.0 two of the tabular figures are 3/2816 narrower.
    Kerned figures would come from a newer Inter: better to fail than to look odd.
    """
    figures = {font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)}
    widths = {font["hmtx"][name][0] for name in figures}
    if max(widths) - min(widths) > 5:
        sys.exit(f"figures of different widths: {sorted(widths)}")
    for name in figures:
        font["hmtx"][name] = (max(widths), font["hmtx"][name][1])
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            for first in figures & set(table.Coverage.glyphs):
                if table.Format == 1:
                    pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
                    clash = [p.SecondGlyph for p in pairs if p.SecondGlyph in figures]
                else:
                    left = table.ClassDef1.classDefs.get(first, 0)
                    clash = [
                        second for second in figures
                        for value in [table.Class1Record[left].Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1]
                        if value is not None and value.XAdvance
                    ]
                if clash:
                    sys.exit(f"{first} is kerned against {sorted(clash)}")


def add_aliases(font):
    cmap = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.format != 12:
            continue
        for alias, drawn in ALIASES.items():
            if ord(alias) not in table.cmap:
                table.cmap[ord(alias)] = cmap[ord(drawn)]


def add_unseen(font):
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    name = "unseen"
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (0, 0)
    for table in font["cmap"].tables:
        if table.format == 12:
            table.cmap.update({code: name for code in UNSEEN})


def lift_shapes(font):
    """Moves ● ■ ▲ and their kin to the middle of the capitals, where ✓ ☑ ♠ already are.

    DejaVu sets them a tenth of the size lower, below the baseline.
    """
    cmap, glyphs = font.getBestCmap(), font["glyf"]
    circle = glyphs[cmap[ord("●")]]
    lift = round(CAPITALS * font["head"].unitsPerEm / 2 - (circle.yMin + circle.yMax) / 2)
    # These four are made to other measures.
    shapes = {cmap[c] for c in span(0x25A0, 0x25FF) - chars("◊ ◦ ◘ ◙") if c in cmap}
    composed = {name for name in shapes if glyphs[name].isComposite()}
    for name in sorted(shapes - composed):
        glyphs[name].coordinates.translate((0, lift))
        glyphs[name].recalcBounds(glyphs)
    for name in sorted(composed):
        # A shape made of another moves with it, or with its own offset if that stays.
        for part in glyphs[name].components:
            if part.glyphName not in shapes:
                part.y += lift
        glyphs[name].recalcBounds(glyphs)


def set_line(font):
    units = font["head"].unitsPerEm
    above, below = round(ASCENT * units), round(DESCENT * units)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = above, -below, 0
    os2.usWinAscent, os2.usWinDescent = above, below


def rename(font, family, style):
    """A changed font says so in its name; its licence lies beside it as text."""
    names = font["name"]
    names.names = [n for n in names.names if n.platformID == 3 and n.nameID in (0, 5)]
    for number, text in (
        (1, family if style == "Regular" else f"{family} {style}"),
        (2, "Regular"),
        (3, f"{family} {style}, subset"),
        (4, f"{family} {style}"),
        (6, f"{family}-{style}".replace(" ", "")),
        (13, "See the licence text that comes with this file."),
    ):
        names.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"{family}-{style}".replace(" ", "")]
        top = cff.topDictIndex[0]
        top.FamilyName, top.FullName = family, f"{family} {style}"


def make(source, wanted, family, style, target):
    font = TTFont(source, recalcTimestamp=False)
    inter = "CFF " in font
    if inter:
        freeze_tabular_figures(font)
    if family.endswith("Symbols"):
        # Aliases are added before the cut, or their own glyphs would go.
        add_aliases(font)
        wanted = wanted | set(map(ord, ALIASES))

    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "mark", "mkmk"]
    options.hinting = inter
    options.desubroutinize = False
    options.name_IDs = [0, 5]
    options.glyph_names = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.legacy_kern = False
    options.drop_tables += ["FFTM", "MATH", "kern", "gasp", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)

    if family.endswith("Symbols"):
        lift_shapes(font)
        add_unseen(font)
    if inter:
        level_figures(font)
    set_line(font)
    rename(font, family, style)
    font.save(target)


def check(folder):
    """Prints size and coverage of each file; true when nothing needed is missing."""
    good, covered = True, {}
    for name, (_, _, needed, _, _) in FILES.items():
        path = folder / name
        cmap = covered[name] = TTFont(path).getBestCmap()
        missing = sorted(needed - set(cmap))
        good &= not missing
        print(f"{name:20} {path.stat().st_size:7} bytes {len(cmap):5} characters, missing: "
              + (" ".join(f"U+{c:04X}" for c in missing) or "none"))
    return good


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--out", type=Path, default=HERE)
    arguments.add_argument("--check", action="store_true", help="write nothing")
    given = arguments.parse_args()
    if not given.check:
        for name, (source, wanted, _, family, style) in FILES.items():
            if not source.exists():
                sys.exit(f"{source} is not here: install fonts-inter and fonts-dejavu-core")
            make(source, wanted, family, style, given.out / name)
    if not check(given.out):
        sys.exit("a needed character is missing")


if __name__ == "__main__":
    main()
