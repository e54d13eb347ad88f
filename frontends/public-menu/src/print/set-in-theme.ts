import type { CSSProperties } from 'react';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { contrast } from '@menuleaf/shared/menu/oklch.ts';
import { type Ground, paletteOn } from '@menuleaf/shared/menu/palette.ts';
import { type Face, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import { faceOf, themeOf } from '@menuleaf/shared/themes/themes.ts';

/** White or the theme's light background. */
export type Ink = 'white' | 'theme';

const onWhite: Ground = { paper: '#ffffff', ink: '#16181a', muted: '#4d5154', line: '#c9cac8' };
/** WCAG 2.2, level AAA: the ink of dark themes on white falls short. */
const wellRead = 7;

/** A theme's own colors on white, if readable there. */
function whiteGround({ ink, muted, line }: Ground): Ground {
  if (contrast(ink, '#ffffff') < wellRead) return onWhite;
  return { paper: '#ffffff', ink, muted, line };
}

/** Data attributes and variables for a sheet's CSS. */
export function settingOf(look: ShownLook | undefined, language: string, ink: Ink) {
  const theme = themeOf(look);
  const name = faceOf(look);
  const face: Face | undefined = isFace(name) ? faces[name] : undefined;
  const colors = paletteOn(
    ink === 'theme' ? theme.light : whiteGround(theme.light),
    look?.accent ?? theme.light.accent,
  );
  const heading = face
    ? `'${face.package}',${familiesOf(face.fallback, language)}`
    : familiesOf(isFace(name) ? 'serif' : name, language);
  const style: CSSProperties = Object.fromEntries([
    ...Object.entries(colors).map(([color, value]) => [`--p-${color}`, value]),
    ['--p-heading', heading],
    ['--p-weight', face?.weight ?? 600],
    ['--p-spacing', face?.spacing ?? 'normal'],
    ['--p-scale', face?.scale ?? 1],
    ['fontFamily', familiesOf(theme.text, language)],
  ]);
  const { head, prices, sections, caps } = theme;
  const words = {
    'data-head': head,
    'data-prices': prices,
    'data-sections': sections,
    'data-caps': caps,
  };
  return { style, words, face: face && `${face.weight} 12pt '${face.package}'` };
}
