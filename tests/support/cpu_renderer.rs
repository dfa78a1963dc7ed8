//! Draws the window for a test, without a graphics card, a driver or a display.
//!
//! egui hands over triangles; this fills them as a graphics card would: corners snapped to
//! 1/256 pixel, a pixel belongs to the triangle its middle lies in, a middle on an edge
//! belongs to the top or left one, textures are filtered, colours are blended in gamma space
//! and rounded to eight bits. All but the interpolated colours is worked out in integers, so
//! the same window gives the same picture.
//!
//! ```ignore
//! Harness::builder().renderer(CpuRenderer::new())
//! ```

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are counted in a few thousands, and going between grids is what this file does"
)]
#![allow(clippy::float_cmp, reason = "asks whether two corners were given the same value")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use egui::epaint::{ImageDelta, Mesh, Primitive, Vertex};
use egui::{
    Color32, ImageData, Rect, TextureFilter, TextureId, TextureOptions, TextureWrapMode, TexturesDelta,
};
use egui_kittest::TestRenderer;

/// A [`TestRenderer`] that needs only the processor.
#[derive(Default)]
pub struct CpuRenderer {
    textures: BTreeMap<TextureId, Texture>,
    /// Freed by the pass that is on show, which may still use them: dropped with the next one.
    freed: BTreeSet<TextureId>,
}

impl CpuRenderer {
    #[allow(dead_code, reason = "not every test file that includes this module calls it")]
    pub fn new() -> Self {
        Self::default()
    }
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for id in std::mem::take(&mut self.freed) {
            self.textures.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.textures.entry(id).or_default().apply(&change);
            }
        }
        self.freed.extend(delta.free.drain());
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
        for part in ctx.tessellate(output.shapes.clone(), scale) {
            match part.primitive {
                Primitive::Mesh(mesh) => {
                    let texture = self.textures.get(&mesh.texture_id).ok_or_else(|| {
                        format!("{:?} is drawn but was never set, or is freed", mesh.texture_id)
                    })?;
                    canvas.fill_mesh(&mesh, texture, part.clip_rect, scale);
                }
                Primitive::Callback(_) => {
                    return Err("a paint callback needs a graphics card: draw with shapes instead".to_owned());
                }
            }
        }
        canvas.into_image()
    }
}

#[derive(Default)]
struct Texture {
    width: usize,
    height: usize,
    pixels: Vec<Color32>,
    options: TextureOptions,
}

impl Texture {
    fn apply(&mut self, change: &ImageDelta) {
        let ImageData::Color(image) = &change.image;
        self.options = change.options;
        let [width, height] = image.size;
        let Some([left, top]) = change.pos else {
            (self.width, self.height) = (width, height);
            self.pixels.clone_from(&image.pixels);
            return;
        };
        for (row, line) in image.pixels.chunks_exact(width).enumerate() {
            let start = (top + row) * self.width + left;
            self.pixels[start..start + width].copy_from_slice(line);
        }
    }

    /// The texel at column `x`, row `y`, which may lie outside.
    fn texel(&self, x: i64, y: i64) -> [f32; 4] {
        let x = wrap(x, self.width, self.options.wrap_mode);
        let y = wrap(y, self.height, self.options.wrap_mode);
        self.pixels[y * self.width + x].to_array().map(f32::from)
    }

    /// The colour at `u`, `v` counted in texels from the upper left corner; channels 0–255.
    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        if self.options.magnification == TextureFilter::Nearest {
            return self.texel(u.floor() as i64, v.floor() as i64);
        }
        // Graphics cards place a sample on a grid of 1/256 texel. So does this, and text, of
        // which each pixel meets one texel, needs no mixing.
        let (u, v) = (((u - 0.5) * 256.0).round() as i64, ((v - 0.5) * 256.0).round() as i64);
        let (x, y) = (u >> 8, v >> 8);
        let (right, down) = ((u & 255) as f32 / 256.0, (v & 255) as f32 / 256.0);
        let mix = |a: [f32; 4], b: [f32; 4], share: f32| -> [f32; 4] {
            std::array::from_fn(|k| a[k] + (b[k] - a[k]) * share)
        };
        let line = |y: i64| {
            let first = self.texel(x, y);
            if right == 0.0 { first } else { mix(first, self.texel(x + 1, y), right) }
        };
        if down == 0.0 { line(y) } else { mix(line(y), line(y + 1), down) }
    }
}

fn wrap(at: i64, size: usize, mode: TextureWrapMode) -> usize {
    let size = size as i64;
    let inside = match mode {
        TextureWrapMode::ClampToEdge => at.clamp(0, size - 1),
        TextureWrapMode::Repeat => at.rem_euclid(size),
        TextureWrapMode::MirroredRepeat => {
            let there_and_back = at.rem_euclid(2 * size);
            there_and_back.min(2 * size - 1 - there_and_back)
        }
    };
    inside as usize
}

/// Pixels of a screen are cut into this many steps each way; corners lie on that grid.
const STEPS: i64 = 256;

/// A corner of a triangle, in pixels and texels of the picture and texture at hand.
#[derive(Clone, Copy, PartialEq)]
struct Corner {
    /// In 1/256 pixel.
    x: i64,
    y: i64,
    /// Column and row in the texture, then the four colour channels 0–255.
    varying: [f32; 6],
}

struct Canvas {
    width: usize,
    height: usize,
    /// Colours multiplied by their alpha, as on the screen.
    pixels: Vec<[u8; 4]>,
}

/// The pixels a mesh may touch.
struct Clip {
    columns: Range<i64>,
    rows: Range<i64>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0; 4]; width * height] }
    }

    fn into_image(self) -> Result<image::RgbaImage, String> {
        image::RgbaImage::from_raw(self.width as u32, self.height as u32, self.pixels.into_flattened())
            .ok_or_else(|| "the picture is too large".to_owned())
    }

    fn clip(&self, rect: Rect, scale: f32) -> Clip {
        let bound = |at: f32, end: usize| ((at * scale).round() as i64).clamp(0, end as i64);
        Clip {
            columns: bound(rect.min.x, self.width)..bound(rect.max.x, self.width),
            rows: bound(rect.min.y, self.height)..bound(rect.max.y, self.height),
        }
    }

    fn fill_mesh(&mut self, mesh: &Mesh, texture: &Texture, clip: Rect, scale: f32) {
        let clip = self.clip(clip, scale);
        if clip.columns.is_empty() || clip.rows.is_empty() {
            return;
        }
        let corner = |index: u32| corner(&mesh.vertices[index as usize], texture, scale);
        let (triangles, _) = mesh.indices.as_chunks::<3>();
        let mut rest = triangles;
        while let [first, after @ ..] = rest {
            let one = first.map(corner);
            rest = after;
            if let [second, after @ ..] = rest
                && let Some((least, most)) = upright_rectangle(&one, &second.map(corner))
            {
                self.fill_rectangle(&least, &most, texture, &clip);
                rest = after;
                continue;
            }
            self.fill_triangle(one, texture, &clip);
        }
    }

    /// `least` and `most` are the upper left and the lower right corner, of one colour.
    fn fill_rectangle(&mut self, least: &Corner, most: &Corner, texture: &Texture, clip: &Clip) {
        // The first pixel whose middle is not left of (or above) the edge.
        let first = |edge: i64| (edge + STEPS / 2 - 1).div_euclid(STEPS);
        let columns = first(least.x).max(clip.columns.start)..first(most.x).min(clip.columns.end);
        let rows = first(least.y).max(clip.rows.start)..first(most.y).min(clip.rows.end);
        if columns.is_empty() || rows.is_empty() {
            return;
        }
        let tint = channels(&least.varying);
        if least.varying[..2] == most.varying[..2] {
            let source = rounded(times(texture.sample(least.varying[0], least.varying[1]), tint));
            for row in rows {
                blend_all(self.span(row, &columns), source);
            }
            return;
        }
        // Where the middle of a pixel lies in the texture, along one side of the rectangle.
        let place = |at: i64, from: i64, to: i64, start: f32, end: f32| {
            start + (end - start) * ((at * STEPS + STEPS / 2 - from) as f32 / (to - from) as f32)
        };
        for row in rows {
            let v = place(row, least.y, most.y, least.varying[1], most.varying[1]);
            for (pixel, column) in self.span(row, &columns).iter_mut().zip(columns.clone()) {
                let u = place(column, least.x, most.x, least.varying[0], most.varying[0]);
                let texel = texture.sample(u, v);
                if texel != [0.0; 4] {
                    blend(pixel, rounded(times(texel, tint)));
                }
            }
        }
    }

    fn fill_triangle(&mut self, corners: [Corner; 3], texture: &Texture, clip: &Clip) {
        let [a, mut b, mut c] = corners;
        let mut area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if area == 0 {
            return;
        }
        if area < 0 {
            // egui winds either way; from here on it is clockwise.
            std::mem::swap(&mut b, &mut c);
            area = -area;
        }
        let edges = [Edge::new(&b, &c), Edge::new(&c, &a), Edge::new(&a, &b)];
        let top = a.y.min(b.y).min(c.y).div_euclid(STEPS).max(clip.rows.start);
        let bottom = (a.y.max(b.y).max(c.y).div_euclid(STEPS) + 1).min(clip.rows.end);

        let blank = a.varying[..2] == b.varying[..2] && a.varying[..2] == c.varying[..2];
        let plain = blank && a.varying == b.varying && a.varying == c.varying;
        let ink = blank.then(|| texture.sample(a.varying[0], a.varying[1]));
        let flat = ink.filter(|_| plain).map(|ink| rounded(times(ink, channels(&a.varying))));

        for row in top..bottom {
            let mut columns = clip.columns.clone();
            for edge in &edges {
                edge.narrow(row, &mut columns);
            }
            if columns.is_empty() {
                continue;
            }
            if let Some(source) = flat {
                blend_all(self.span(row, &columns), source);
                continue;
            }
            // How much each corner counts at the first pixel, and how that changes to the right.
            let shares = edges.each_ref().map(|edge| edge.at(columns.start, row) as f64 / area as f64);
            let growth = edges.each_ref().map(|edge| edge.per_column() as f64 / area as f64);
            let mix = |shares: [f64; 3]| -> [f32; 6] {
                std::array::from_fn(|k| {
                    let [a, b, c] = [&a, &b, &c].map(|corner| f64::from(corner.varying[k]));
                    (a * shares[0] + b * shares[1] + c * shares[2]) as f32
                })
            };
            let (start, step) = (mix(shares), mix(growth));
            for (count, pixel) in self.span(row, &columns).iter_mut().enumerate() {
                let count = count as f32;
                let here: [f32; 6] = std::array::from_fn(|k| start[k] + step[k] * count);
                let ink = ink.unwrap_or_else(|| texture.sample(here[0], here[1]));
                blend(pixel, rounded(times(ink, channels(&here))));
            }
        }
    }

    fn span(&mut self, row: i64, columns: &Range<i64>) -> &mut [[u8; 4]] {
        let start = row as usize * self.width;
        &mut self.pixels[start + columns.start as usize..start + columns.end as usize]
    }
}

fn corner(vertex: &Vertex, texture: &Texture, scale: f32) -> Corner {
    let grid = |at: f32| (at * scale * STEPS as f32).round() as i64;
    let [red, green, blue, alpha] = vertex.color.to_array().map(f32::from);
    let (u, v) = (vertex.uv.x * texture.width as f32, vertex.uv.y * texture.height as f32);
    Corner { x: grid(vertex.pos.x), y: grid(vertex.pos.y), varying: [u, v, red, green, blue, alpha] }
}

/// The upper left and lower right corner, if the two triangles are an upright rectangle of one
/// colour with its texture upright too: letters, panels, lines of a grid.
fn upright_rectangle(one: &[Corner; 3], two: &[Corner; 3]) -> Option<(Corner, Corner)> {
    let all = || one.iter().chain(two);
    let left = all().map(|c| c.x).min()?;
    let right = all().map(|c| c.x).max()?;
    let top = all().map(|c| c.y).min()?;
    let bottom = all().map(|c| c.y).max()?;
    let least = *all().find(|c| c.x == left && c.y == top)?;
    let most = *all().find(|c| c.x == right && c.y == bottom)?;
    // Each corner is at a corner of the rectangle, with what belongs there.
    let fits = all().all(|c| {
        (c.x == left || c.x == right)
            && (c.y == top || c.y == bottom)
            && c.varying[0] == if c.x == left { least } else { most }.varying[0]
            && c.varying[1] == if c.y == top { least } else { most }.varying[1]
            && c.varying[2..] == least.varying[2..]
    });
    // Each triangle is half of it, and the corners that only one of them has are opposite.
    let alone = |of: &[Corner; 3], other: &[Corner; 3]| {
        let mut own = of.iter().filter(|c| !other.iter().any(|o| (o.x, o.y) == (c.x, c.y)));
        own.next().copied().filter(|_| own.next().is_none())
    };
    let (here, there) = (alone(one, two)?, alone(two, one)?);
    (fits && left < right && top < bottom && here.x != there.x && here.y != there.y).then_some((least, most))
}

/// One side of a triangle. Positive on the inner side, in 1/256 pixel squared.
struct Edge {
    x: i64,
    y: i64,
    across: i64,
    down: i64,
    /// 0 if a middle on the edge itself is inside, else 1: the top-left rule.
    open: i64,
}

impl Edge {
    fn new(from: &Corner, to: &Corner) -> Self {
        let (across, down) = (to.x - from.x, to.y - from.y);
        let top_or_left = down < 0 || (down == 0 && across > 0);
        Self { x: from.x, y: from.y, across, down, open: i64::from(!top_or_left) }
    }

    /// The value in the middle of a pixel.
    fn at(&self, column: i64, row: i64) -> i64 {
        let (x, y) = (column * STEPS + STEPS / 2, row * STEPS + STEPS / 2);
        self.across * (y - self.y) - self.down * (x - self.x)
    }

    fn per_column(&self) -> i64 {
        -self.down * STEPS
    }

    /// Leaves the columns of `row` that are inside this edge.
    fn narrow(&self, row: i64, columns: &mut Range<i64>) {
        let spare = self.at(0, row) - self.open;
        match self.per_column() {
            0 if spare < 0 => columns.end = columns.start,
            0 => {}
            // spare + rate × column ≥ 0
            rate if rate > 0 => columns.start = columns.start.max(-spare.div_euclid(rate)),
            rate => columns.end = columns.end.min(spare.div_euclid(-rate) + 1),
        }
    }
}

fn channels(varying: &[f32; 6]) -> [f32; 4] {
    [varying[2], varying[3], varying[4], varying[5]]
}

/// A texture's colour under a tint; all of them 0–255.
fn times(ink: [f32; 4], tint: [f32; 4]) -> [f32; 4] {
    if ink == [255.0; 4] { tint } else { std::array::from_fn(|k| ink[k] * tint[k] * (1.0 / 255.0)) }
}

fn rounded(colour: [f32; 4]) -> [u8; 4] {
    colour.map(|channel| (channel + 0.5) as u8)
}

/// Lays `source` over `pixel`; both are multiplied by their alpha.
fn blend(pixel: &mut [u8; 4], source: [u8; 4]) {
    let through = 255 - u32::from(source[3]);
    if through == 0 {
        *pixel = source;
        return;
    }
    for (below, above) in pixel.iter_mut().zip(source) {
        // egui also draws light that only adds: alpha 0, colour not.
        *below = (u32::from(above) + (u32::from(*below) * through + 127) / 255).min(255) as u8;
    }
}

fn blend_all(pixels: &mut [[u8; 4]], source: [u8; 4]) {
    match source {
        [0, 0, 0, 0] => {}
        [_, _, _, 255] => pixels.fill(source),
        _ => pixels.iter_mut().for_each(|pixel| blend(pixel, source)),
    }
}
