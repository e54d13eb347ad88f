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

function light(accent: string, { l, c, h }: Oklch): Palette {
  const tint = (lightness: number, chroma: number) => hex(lightness, Math.min(c, chroma), h);
  const [paper, surface, soft] = [tint(0.985, 0.004), '#ffffff', tint(0.945, 0.03)];
  const ink = tint(0.23, 0.02);
  const leaf = readable({ l: Math.min(l, 0.6), c, h }, -1, [paper, surface, soft], textContrast);
  const fill = contrast(accent, paper) < visible ? leaf : accent;
  return {
    paper,
    surface,
    ink,
    muted: readable({ l: 0.49, c: Math.min(c, 0.02), h }, -1, [paper, soft], textContrast),
    line: tint(0.91, 0.014),
    edge: readable({ l: 0.64, c: Math.min(c, 0.02), h }, -1, [paper, surface], graphicContrast),
    leaf,
    'leaf-soft': soft,
    'on-leaf': '#ffffff',
    fill,
    'on-fill': onto(fill, tint(0.16, 0.03)),
    band: accent,
    'on-band': onto(accent, tint(0.16, 0.03)),
  };
}

function dark({ l, c, h }: Oklch): Palette {
  const tint = (lightness: number, chroma: number) => hex(lightness, Math.min(c, chroma), h);
  const [paper, surface, soft] = [tint(0.195, 0.012), tint(0.235, 0.014), tint(0.3, 0.04)];
  const muted = Math.min(c, 0.014);
  const on = tint(0.18, 0.03);
  // Strong colours glare at night.
  const leaf = readable(
    { l: Math.max(l, 0.68), c: Math.min(c, 0.16), h },
    1,
    [paper, surface, soft, on],
    textContrast,
  );
  const band = readable(
    { l: Math.min(l, 0.36), c: Math.min(c, 0.11), h },
    -1,
    ['#ffffff'],
    textContrast,
  );
  return {
    paper,
    surface,
    ink: tint(0.945, 0.01),
    muted: readable({ l: 0.72, c: muted, h }, 1, [paper, surface, soft], textContrast),
    line: tint(0.31, 0.016),
    edge: readable({ l: 0.56, c: muted, h }, 1, [paper, surface], graphicContrast),
    leaf,
    'leaf-soft': soft,
    'on-leaf': on,
    fill: leaf,
    'on-fill': on,
    band,
    'on-band': '#ffffff',
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
export function paletteOf(accent: string, scheme: Scheme): Palette {
  const hue = oklchOf(accent);
  return scheme === 'light' ? light(accent, hue) : dark(hue);
}
