import defaultColors from '@menuleaf/public-menu/src/inlined/colors.css';
import mastheadStyle from '@menuleaf/public-menu/src/inlined/masthead.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { paletteOf, paletteOn, type Scheme, signals } from '@menuleaf/shared/menu/palette.ts';
import { themeOf, themes } from '@menuleaf/shared/themes/themes.ts';
import { themeRules } from './theme-styles.ts';
import { typeStyles } from './type-styles.ts';

/** Keyed by variable name. */
type Colors = Readonly<Record<string, string>>;

/** `#ffffff` as `#fff`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Buttons are filled with the link color unless set otherwise. */
const hasOwnFill = ({ fill, leaf, 'on-fill': onFill, 'on-leaf': onLeaf }: Colors) =>
  fill !== leaf || onFill !== onLeaf;

const declared = (variables: [string, string][]) =>
  `.diner{${variables.map(([name, color]) => `--${name}:${short(color)}`).join(';')}}`;

/** Computed colors, so phones need not; dark mode only lists those that differ. */
function colorStyles(palettes: Record<Scheme, Colors>): string {
  const isFilled = Object.values(palettes).some(hasOwnFill);
  const colorsOf = (scheme: Scheme) =>
    Object.entries(palettes[scheme]).filter(([name]) => isFilled || !name.endsWith('fill'));
  const light = colorsOf('light');
  const shared = new Map(light);
  const differing = colorsOf('dark').filter(([name, color]) => shared.get(name) !== color);
  return declared(light) + `@media(prefers-color-scheme:dark){${declared(differing)}}`;
}

/** For the default theme, from the accent alone; else from the theme, with the accent on it. */
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

/** A page's colors and the styles of its look. `whole`: the whole font is available. */
export function lookStyles(look: ShownLook | undefined, language = 'en', whole?: 'whole'): string {
  if (!look) return defaultColors;
  const { accent, cover_url, logo_url } = look;
  const theme = themeOf(look);
  // Without an accent the default theme has no field of colour, nor the room for one.
  const isPlain = theme === themes.bistro && accent === undefined;
  return (
    colorsOf(look) +
    (cover_url || logo_url ? mastheadStyle : '') +
    (isPlain ? '' : themeRules(theme)) +
    typeStyles(look, language, whole)
  );
}
