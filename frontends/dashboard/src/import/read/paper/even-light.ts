import { type Grey, lightenPanels } from './dark-panels.ts';

/** Side of the squares that paper brightness is measured in, in pixels. */
const square = 24;

function greyOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    pixels[at] =
      (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114;
  }
  return { pixels, width, height };
}

type Paper = { bright: Float32Array; across: number; down: number };

/** Paper brightness per square, from its brighter pixels, since letters cover less than half of it. */
function paperOf({ pixels, width, height }: Grey): Paper {
  const across = Math.ceil(width / square);
  const down = Math.ceil(height / square);
  const bright = new Float32Array(across * down);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = Math.floor(y / square) * across + Math.floor(x / square);
      bright[at] = Math.max(bright[at] ?? 0, pixels[y * width + x] ?? 0);
    }
  }
  return { bright: smooth(bright, across, down), across, down };
}

function smooth(bright: Float32Array, across: number, down: number): Float32Array {
  return bright.map((_, at) => {
    const [x, y] = [at % across, Math.floor(at / across)];
    let [sum, count] = [0, 0];
    for (let near = 0; near < 9; near += 1) {
      const [other, line] = [x + (near % 3) - 1, y + Math.floor(near / 3) - 1];
      if (other < 0 || line < 0 || other >= across || line >= down) continue;
      sum += bright[line * across + other] ?? 0;
      count += 1;
    }
    return sum / count;
  });
}

/** Interpolates brightness between squares, so their edges do not look like strokes. */
function brightnessAt({ bright, across, down }: Paper, x: number, y: number): number {
  const left = Math.min(Math.max(x / square - 0.5, 0), across - 1);
  const top = Math.min(Math.max(y / square - 0.5, 0), down - 1);
  const [column, line] = [Math.floor(left), Math.floor(top)];
  const [right, below] = [Math.min(column + 1, across - 1), Math.min(line + 1, down - 1)];
  const [partX, partY] = [left - column, top - line];
  const of = (one: number, other: number) => bright[other * across + one] ?? 255;
  const upper = of(column, line) * (1 - partX) + of(right, line) * partX;
  const lower = of(column, below) * (1 - partX) + of(right, below) * partX;
  return upper * (1 - partY) + lower * partY;
}

/** Whether text is lighter than its background, as on a blackboard. */
const isDark = ({ pixels }: Grey) => {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 97) sum += pixels[at] ?? 0;
  return sum / Math.ceil(pixels.length / 97) < 100;
};

/** Black text on white, with shadows removed: best for OCR. */
export function evenLight(image: ImageData): void {
  const grey = greyOf(image);
  if (isDark(grey)) grey.pixels.forEach((value, at) => (grey.pixels[at] = 255 - value));
  lightenPanels(grey);
  const paper = paperOf(grey);
  const { data, width } = image;
  for (let at = 0; at < grey.pixels.length; at += 1) {
    const light = brightnessAt(paper, at % width, Math.floor(at / width));
    const part = (grey.pixels[at] ?? 0) / Math.max(light, 32);
    const value = Math.max(0, Math.min(1, (part - 0.25) / 0.65)) * 255;
    for (let color = at * 4; color < at * 4 + 3; color += 1) data[color] = value;
  }
}
