import { contrast, hexFrom, type Oklch, oklchOf } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** Every colour of a diner's page, by the name of its variable; `band` is what the restaurant's name stands on. */
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

/** What the colors of a page begin with: a theme says them, and what stands on them is made readable. */
export type Ground = { paper: string; ink: string; muted: string; line: string };
type Laid = Ground & { surface: string; soft: string };

/** WCAG 2.2: text, and what is no text but has to be seen. */
export const textContrast = 4.5;
export const graphicContrast = 3;

/** A button that stands out from its page by less would not be seen as one. */
const visible = 1.3;

const hex = (l: number, c: number, h: number) => hexFrom({ l, c, h });

/** The nearest lightness, going one way, that stands out from all of these so far. */
function readable({ l, c, h }: Oklch, way: 1 | -1, against: readonly string[], least: number) {
  let light = l;
  let color = hex(light, c, h);
  while (light > 0 && light < 1 && against.some((one) => contrast(color, one) < least)) {
    light += way * 0.005;
    color = hex(light, c, h);
  }
  return color;
}

/** White or dark text; one of white and black can be read on any colour. */
const onto = (color: string, dark: string) =>
  ['#ffffff', dark].find((text) => contrast(text, color) >= textContrast) ?? '#000000';

type Tint = (lightness: number, chroma: number) => string;
const tints =
  ({ c, h }: Oklch): Tint =>
  (lightness, chroma) =>
    hex(lightness, Math.min(c, chroma), h);

/** A ground made of an accent's own hue. */
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

/** What lies on a theme's paper: fields a shade lighter, marks in a breath of the accent. */
function laid(ground: Ground, tint: Tint, isDark: boolean): Laid {
  const { l, c, h } = oklchOf(ground.paper);
  const surface = hex(isDark ? l + 0.04 : l + (1 - l) * 0.6, isDark ? c : c * 0.4, h);
  return { ...ground, surface, soft: tint(isDark ? l + 0.09 : l - 0.035, isDark ? 0.04 : 0.035) };
}

/** By day the accent itself, where it can be seen; by night what is loud by day glares. */
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
  return {
    leaf,
    'on-leaf': on,
    fill: leaf,
    'on-fill': on,
    band,
    'on-band': '#ffffff',
  };
}

const isNight = ({ paper }: Ground) => oklchOf(paper).l < 0.5;

/** All that stands on a ground, as far from it as eyes need. */
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

/** What is printed dark on white and read by a camera, in a dim room too. */
const printContrast = 6;

/** An accent as the modules of a QR code: as dark as a reader needs. */
export function printedColor(accent: string): string {
  const { l, c, h } = oklchOf(accent);
  return readable({ l: Math.min(l, 0.55), c, h }, -1, ['#ffffff'], printContrast);
}

/** All colours of a page, from the one that the owner chose: its hue throughout, as light or dark as can be read. */
export const paletteOf = (accent: string, scheme: Scheme) =>
  paletteFrom(accent, ownGround(tints(oklchOf(accent)), scheme === 'dark'), scheme === 'dark');

/** All colors of a page on the ground of its theme, which may be dark by day too. */
export const paletteOn = (ground: Ground, accent: string) =>
  paletteFrom(accent, laid(ground, tints(oklchOf(accent)), isNight(ground)), isNight(ground));

/** What is sold out, and what to ask about, in colors that no theme changes, on a ground. */
export const signals = (ground: Ground) =>
  isNight(ground)
    ? { tomato: '#f2a29b', saffron: '#e8c06a' }
    : { tomato: '#b3261e', saffron: '#835500' };
