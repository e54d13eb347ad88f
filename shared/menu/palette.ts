import { contrast, hexFrom, type Oklch, oklchOf } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** A diner page's colors, by CSS variable; `band` is the background of the restaurant's name. */
export type Palette = Record<
  | 'paper'
  | 'surface'
  | 'ink'
  | 'muted'
  | 'line'
  | 'edge'
  | 'leaf'
  | 'leaf-soft'
  | 'on-leaf'
  | 'fill'
  | 'on-fill'
  | 'band'
  | 'on-band',
  string
>;

/** A theme's base colors: what is drawn on them is adjusted to be readable. */
export type Ground = { paper: string; ink: string; muted: string; line: string };
type Laid = Ground & { surface: string; soft: string };

/** WCAG 2.2: for text, and for graphics that must be seen. */
export const textContrast = 4.5;
export const graphicContrast = 3;

/** Below this contrast a button does not stand out from its page. */
const visible = 1.3;

const hex = (l: number, c: number, h: number) => hexFrom({ l, c, h });

/** The nearest lightness in one direction with enough contrast to all of these. */
function readable({ l, c, h }: Oklch, way: 1 | -1, against: readonly string[], least: number) {
  let light = l;
  let color = hex(light, c, h);
  while (light > 0 && light < 1 && against.some((one) => contrast(color, one) < least)) {
    light += way * 0.005;
    color = hex(light, c, h);
  }
  return color;
}

/** White or dark text; either white or black is readable on any color. */
const onto = (color: string, dark: string) =>
  ['#ffffff', dark].find((text) => contrast(text, color) >= textContrast) ?? '#000000';

type Tint = (lightness: number, chroma: number) => string;
const tints =
  ({ c, h }: Oklch): Tint =>
  (lightness, chroma) =>
    hex(lightness, Math.min(c, chroma), h);

/** A background in the accent's own hue. */
const ownGround = (tint: Tint, isDark: boolean): Laid =>
  isDark
    ? {
        paper: tint(0.195, 0.012),
        surface: tint(0.235, 0.014),
        soft: tint(0.3, 0.04),
        ink: tint(0.945, 0.01),
        muted: tint(0.72, 0.014),
        line: tint(0.31, 0.016),
      }
    : {
        paper: tint(0.985, 0.004),
        surface: '#ffffff',
        soft: tint(0.945, 0.03),
        ink: tint(0.23, 0.02),
        muted: tint(0.49, 0.02),
        line: tint(0.91, 0.014),
      };

/** Surfaces on a theme's paper: fields slightly lighter, marks tinted with the accent. */
function laid(ground: Ground, tint: Tint, isDark: boolean): Laid {
  const { l, c, h } = oklchOf(ground.paper);
  const surface = hex(isDark ? l + 0.04 : l + (1 - l) * 0.6, isDark ? c : c * 0.4, h);
  return { ...ground, surface, soft: tint(isDark ? l + 0.09 : l - 0.035, isDark ? 0.04 : 0.035) };
}

/** In light mode the accent itself, if visible; in dark mode bright colors glare. */
function onLight(accent: string, { l, c, h }: Oklch, { paper, surface, soft }: Laid) {
  const darkText = tints({ l, c, h })(0.16, 0.03);
  const leaf = readable({ l: Math.min(l, 0.6), c, h }, -1, [paper, surface, soft], textContrast);
  const fill = contrast(accent, paper) < visible ? leaf : accent;
  return {
    leaf,
    'on-leaf': '#ffffff',
    fill,
    'on-fill': onto(fill, darkText),
    band: accent,
    'on-band': onto(accent, darkText),
  };
}

function onDark({ l, c, h }: Oklch, { paper, surface, soft }: Laid) {
  const on = tints({ l, c, h })(0.18, 0.03);
  const loud = { l: Math.max(l, 0.68), c: Math.min(c, 0.16), h };
  const leaf = readable(loud, 1, [paper, surface, soft, on], textContrast);
  const deep = { l: Math.min(l, 0.36), c: Math.min(c, 0.11), h };
  const band = readable(deep, -1, ['#ffffff'], textContrast);
  return { leaf, 'on-leaf': on, fill: leaf, 'on-fill': on, band, 'on-band': '#ffffff' };
}

const isNight = ({ paper }: Ground) => oklchOf(paper).l < 0.5;

/** All colors for a background, with enough contrast. */
function paletteFrom(accent: string, ground: Laid, isDark: boolean): Palette {
  const { paper, surface, soft, ink, line } = ground;
  const hue = oklchOf(accent);
  const muted = oklchOf(ground.muted);
  const away = isDark ? 1 : -1;
  return {
    paper,
    surface,
    ink,
    muted: readable(muted, away, [paper, surface, soft], textContrast),
    line,
    edge: readable({ ...muted, l: isDark ? 0.56 : 0.64 }, away, [paper, surface], graphicContrast),
    'leaf-soft': soft,
    ...(isDark ? onDark(hue, ground) : onLight(accent, hue, ground)),
  };
}

/** For print that a camera must read, even in a dim room. */
const printContrast = 6;

/** An accent for QR code modules: dark enough for a reader. */
export function printedColor(accent: string): string {
  const { l, c, h } = oklchOf(accent);
  return readable({ l: Math.min(l, 0.55), c, h }, -1, ['#ffffff'], printContrast);
}

/** All page colors from the owner's accent: in its hue, as light or dark as can be read. */
export const paletteOf = (accent: string, scheme: Scheme) =>
  paletteFrom(accent, ownGround(tints(oklchOf(accent)), scheme === 'dark'), scheme === 'dark');

/** All page colors on a theme's background, which may be dark in light mode too. */
export const paletteOn = (ground: Ground, accent: string) =>
  paletteFrom(accent, laid(ground, tints(oklchOf(accent)), isNight(ground)), isNight(ground));

/** Sold-out and warning colors for a background; the same in all themes. */
export const signals = (ground: Ground) =>
  isNight(ground)
    ? { tomato: '#f2a29b', saffron: '#e8c06a' }
    : { tomato: '#b3261e', saffron: '#835500' };
