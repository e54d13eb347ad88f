import defaultColors from '@menuleaf/public-menu/src/inlined/colors.css';
import mastheadStyle from '@menuleaf/public-menu/src/inlined/masthead.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { paletteOf, paletteOn, type Scheme, signals } from '@menuleaf/shared/menu/palette.ts';
import { themeOf, themes } from '@menuleaf/shared/themes/themes.ts';
import { themeRules } from './theme-styles.ts';
import { typeStyles } from './type-styles.ts';

/** By the names of their variables. */
type Colors = Readonly<Record<string, string>>;

/** `#ffffff` as `#fff`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** What a button is filled with is the colour of links, where nothing else is said. */
const hasOwnFill = ({ fill, leaf, 'on-fill': onFill, 'on-leaf': onLeaf }: Colors) =>
  fill !== leaf || onFill !== onLeaf;

const declared = (variables: [string, string][]) =>
  `.diner{${variables.map(([name, color]) => `--${name}:${short(color)}`).join(';')}}`;

/** The colours themselves, so that a phone computes nothing; in the dark those that differ. */
function colorStyles(palettes: Record<Scheme, Colors>): string {
  const isFilled = Object.values(palettes).some(hasOwnFill);
  const colorsOf = (scheme: Scheme) =>
    Object.entries(palettes[scheme]).filter(([name]) => isFilled || !name.endsWith('fill'));
  const light = colorsOf('light');
  const shared = new Map(light);
  const differing = colorsOf('dark').filter(([name, color]) => shared.get(name) !== color);
  return declared(light) + `@media(prefers-color-scheme:dark){${declared(differing)}}`;
}

/** Of the accent alone where the theme is everybody's; else of the theme, with the accent on it. */
function colorsOf(look: ShownLook): string {
  const { accent } = look;
  const theme = themeOf(look);
  if (theme === themes.bistro) {
    if (accent === undefined) return defaultColors;
    const own = { light: paletteOf(accent, 'light'), dark: paletteOf(accent, 'dark') };
    return `${colorStyles(own)}.diner h2{color:var(--leaf)}`;
  }
  const on = (scheme: Scheme) => ({
    ...paletteOn(theme[scheme], accent ?? theme[scheme].accent),
    ...signals(theme[scheme]),
  });
  return colorStyles({ light: on('light'), dark: on('dark') });
}

/** The colours of a page, and what its look adds to its styles. `whole`: its face is there as it is. */
export function lookStyles(look: ShownLook | undefined, language = 'en', whole?: 'whole'): string {
  if (!look) return defaultColors;
  const { cover_url, logo_url } = look;
  return (
    colorsOf(look) +
    (cover_url || logo_url ? mastheadStyle : '') +
    themeRules(themeOf(look)) +
    typeStyles(look, language, whole)
  );
}
