import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToLrgb,
  convertRgbToOklab,
} from 'culori/fn';

// Imports functions only: culori's color spaces include parsers and formatters, four times the size.

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees (OKLCH, Björn Ottosson). */
export type Oklch = { l: number; c: number; h: number };

type Rgb = { r: number; g: number; b: number };

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return { r: part(1), g: part(3), b: part(5) };
}

export function oklchOf(hex: string): Oklch {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgbOf(hex)), 'oklch');
  return { l, c, h };
}

const rgbFrom = (l: number, c: number, h: number): Rgb =>
  convertOklabToRgb(convertLchToLab({ l, c, h }));

/** Tolerates rounding error. */
const isShown = ({ r, g, b }: Rgb) => [r, g, b].every((part) => part > -0.001 && part < 1.001);

/** Bisection steps for a chroma within one thousandth. */
const steps = 10;

/** The highest chroma in sRGB at this lightness. */
function shown(l: number, c: number, h: number): Rgb {
  const wanted = rgbFrom(l, c, h);
  if (isShown(wanted)) return wanted;
  let [least, most] = [0, c];
  for (let step = 0; step < steps; step += 1) {
    const middle = (least + most) / 2;
    if (isShown(rgbFrom(l, middle, h))) least = middle;
    else most = middle;
  }
  return rgbFrom(l, least, h);
}

const hexOf = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

/** The nearest sRGB color. */
export function hexFrom({ l, c, h }: Oklch): string {
  const { r, g, b } = shown(l, c, h);
  return `#${hexOf(r)}${hexOf(g)}${hexOf(b)}`;
}

function luminance(hex: string) {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
