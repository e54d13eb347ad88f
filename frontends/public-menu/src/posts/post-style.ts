import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { type Palette, paletteOf, paletteOn, type Scheme } from '@menuleaf/shared/menu/palette.ts';
import { type Face, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import { faceOf, themeOf, themes } from '@menuleaf/shared/themes/themes.ts';
import type { TextStyle } from './mark.ts';

/** Letters of a kind, in parts of their size. */
type Lettering = {
  family: string;
  weight: number;
  scale: number;
  spacing: number;
  up: number;
  down: number;
  isCaps: boolean;
};

/** What a picture takes from the restaurant's look. */
export type PostStyle = {
  theme: Theme;
  colors: Palette;
  language: string;
  isRtl: boolean;
  heading: Lettering;
  /** Of dishes. */
  name: Lettering;
  text: Lettering;
  /** As `document.fonts.load` asks for it; undefined where the device's own faces are enough. */
  face: string | undefined;
};

/** How far the letters of most faces go up and down. */
const usual = { up: 0.96, down: 0.28, scale: 1, spacing: 0, isCaps: false };

/** Of a face that pages bring, or of one that the device has. */
function headingOf(look: ShownLook | undefined, language: string): Lettering {
  const isCaps = themeOf(look).caps === true;
  const name = faceOf(look);
  if (!isFace(name)) return { ...usual, family: familiesOf(name, language), weight: 600, isCaps };
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

/** As pages have them; a look without a theme is the accent's own. */
function colorsOf(look: ShownLook | undefined, scheme: Scheme): Palette {
  const theme = themeOf(look);
  if (theme === themes.bistro && look?.accent) return paletteOf(look.accent, scheme);
  return paletteOn(theme[scheme], look?.accent ?? theme[scheme].accent);
}

export function postStyle(look: ShownLook | undefined, language: string, scheme: Scheme) {
  const theme = themeOf(look);
  const name = faceOf(look);
  const isCaps = theme.caps === true;
  const own = { ...usual, family: familiesOf(theme.text, language) };
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

/** Letters that are joined to each other: space between them would tear them apart. */
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}]/u;

/** Whether its head, and what stands at its foot, is in the middle. */
export const isInTheMiddle = ({ head }: Theme) => head === 'center' || head === 'awning';

/** Letters in a size, for a text; pixels. */
export function styled(letters: Lettering, size: number, text: string, air = 1.12): TextStyle {
  const own = size * letters.scale;
  const leading = Math.ceil(Math.max(own * (letters.up + letters.down), size) * air);
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
