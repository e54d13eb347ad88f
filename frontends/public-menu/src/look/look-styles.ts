import defaultColors from '@menuleaf/public-menu/src/inlined/colors.css';
import lookStyle from '@menuleaf/public-menu/src/inlined/look.css';
import mastheadStyle from '@menuleaf/public-menu/src/inlined/masthead.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';
import { type Palette, paletteOf, type Scheme } from '@menuleaf/shared/menu/palette.ts';
import { typeStyles } from './faces.ts';

/** `#ffffff` as `#fff`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** What a button is filled with is the colour of links, where nothing else is said. */
const hasOwnFill = ({ fill, leaf, 'on-fill': onFill, 'on-leaf': onLeaf }: Palette) =>
  fill !== leaf || onFill !== onLeaf;

const declared = (variables: [string, string][]) =>
  `.diner{${variables.map(([name, color]) => `--${name}:${short(color)}`).join(';')}}`;

/** The colours themselves, so that a phone computes nothing; in the dark those that differ. */
function accentStyles(accent: string): string {
  const palettes = { light: paletteOf(accent, 'light'), dark: paletteOf(accent, 'dark') };
  const isFilled = Object.values(palettes).some(hasOwnFill);
  const colorsOf = (scheme: Scheme) =>
    Object.entries(palettes[scheme]).filter(([name]) => isFilled || !name.endsWith('fill'));
  const light = colorsOf('light');
  const shared = new Map(light);
  const differing = colorsOf('dark').filter(([name, color]) => shared.get(name) !== color);
  return (
    declared(light) +
    `@media(prefers-color-scheme:dark){${declared(differing)}}` +
    '.diner h2{color:var(--leaf)}'
  );
}

/** The colours of a page, and what its look adds to its styles. `whole`: its face is there as it is. */
export function lookStyles(look: ShownLook | undefined, whole?: 'whole'): string {
  if (!look) return defaultColors;
  const { accent, type, faces = [], names_only: isNameAlone, cover_url, logo_url } = look;
  return (
    (accent ? accentStyles(accent) : defaultColors) +
    lookStyle +
    (cover_url || logo_url ? mastheadStyle : '') +
    typeStyles(type, whole ?? faces, isNameAlone)
  );
}
