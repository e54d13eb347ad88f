import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { type Palette, paletteOf, paletteOn, type Scheme } from '@menuleaf/shared/menu/palette.ts';
import { type Face, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import { faceOf, themeOf, themes } from '@menuleaf/shared/themes/themes.ts';
import type { TextStyle } from './mark.ts';

/** Lettering, relative to its size. */
type Lettering = {
  family: string;
  weight: number;
  scale: number;
  spacing: number;
  up: number;
  down: number;
  isCaps: boolean;
};

/** The restaurant's look, as a picture uses it. */
export type PostStyle = {
  theme: Theme;
  colors: Palette;
  language: string;
  isRtl: boolean;
  heading: Lettering;
  /** Of dishes. */
  name: Lettering;
  text: Lettering;
  /** For `document.fonts.load`; undefined if system fonts suffice. */
  face: string | undefined;
};

/** Ascent and descent of most fonts. */
const defaultMetrics = { up: 0.96, down: 0.28, scale: 1, spacing: 0, isCaps: false };

/** From a web font, or one of the device's. */
function headingOf(look: ShownLook | undefined, language: string): Lettering {
  const isCaps = themeOf(look).caps === true;
  const name = faceOf(look);
  if (!isFace(name))
    return { ...defaultMetrics, family: familiesOf(name, language), weight: 600, isCaps };
  const face: Face = faces[name];
  const [, up, down] = face.metrics;
  return {
    family: `'${face.package}',${familiesOf(face.fallback, language)}`,
    weight: face.weight,
    scale: face.scale ?? 1,
    spacing: Number.parseFloat(face.spacing ?? '0'),
    up,
    down,
    isCaps,
  };
}

/** As on pages; without a theme, derived from the accent. */
function colorsOf(look: ShownLook | undefined, scheme: Scheme): Palette {
  const theme = themeOf(look);
  if (theme === themes.bistro && look?.accent) return paletteOf(look.accent, scheme);
  return paletteOn(theme[scheme], look?.accent ?? theme[scheme].accent);
}

export function postStyle(look: ShownLook | undefined, language: string, scheme: Scheme) {
  const theme = themeOf(look);
  const name = faceOf(look);
  const isCaps = theme.caps === true;
  const own = { ...defaultMetrics, family: familiesOf(theme.text, language) };
  return {
    theme,
    colors: colorsOf(look, scheme),
    language,
    isRtl: isRightToLeft(language),
    heading: headingOf(look, language),
    name: { ...own, weight: 600, isCaps, spacing: isCaps ? 0.05 : 0 },
    text: { ...own, weight: 400 },
    face: isFace(name) ? `${faces[name].weight} 40px '${faces[name].package}'` : undefined,
  } satisfies PostStyle;
}

/** Connected letters: spacing would tear them apart. */
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}]/u;

/** Whether its head and its foot are centered. */
export const isInTheMiddle = ({ head }: Theme) => head === 'center' || head === 'awning';

/** Text style at a size; pixels. */
export function styled(letters: Lettering, size: number, text: string): TextStyle {
  const own = size * letters.scale;
  const leading = Math.ceil(Math.max(own * (letters.up + letters.down), size) * 1.12);
  return {
    family: letters.family,
    weight: letters.weight,
    size: own,
    spacing: joined.test(text) ? 0 : own * letters.spacing,
    leading,
    baseline: leading / 2 + (own * (letters.up - letters.down)) / 2,
  };
}

export const cased = (text: string, { isCaps }: Lettering, language: string) =>
  isCaps ? text.toLocaleUpperCase(language) : text;
