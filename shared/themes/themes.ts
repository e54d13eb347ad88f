import type { TypeName } from '../contracts/catalogue/restaurants/look.ts';
import type { ShownLook } from '../contracts/catalogue/restaurants/shown-look.ts';
import type { FaceName } from './faces.ts';
import type { StackName } from './stacks.ts';
import type { Theme } from './theme.ts';
import { type ThemeName, isThemeName } from '../contracts/catalogue/restaurants/theme-names.ts';

/** A good menu and nothing else: what every page is until its owner chooses. */
const bistro: Theme = {
  title: 'Bistro',
  face: 'serif',
  text: 'sans',
  light: { paper: '#fbfaf7', ink: '#1b1f1a', muted: '#5c6459', line: '#e4e2da', accent: '#1f6b3b' },
  dark: { paper: '#131613', ink: '#ecefea', muted: '#a3aba0', line: '#2c322c', accent: '#6cc38a' },
  prices: 'right',
  sections: 'plain',
  photos: 'square',
  head: 'bar',
  density: 'usual',
};

/** Third-wave coffee: a grotesque with a voice, oat paper, prices in the line. */
const cafe: Theme = {
  title: 'Café',
  face: 'bricolage',
  text: 'sans',
  light: { paper: '#f6f1ea', ink: '#2a211c', muted: '#6b5d53', line: '#e2d8cc', accent: '#a6452b' },
  dark: { paper: '#1c1714', ink: '#f1e9e1', muted: '#b3a498', line: '#372e28', accent: '#e89a78' },
  prices: 'after',
  sections: 'rule',
  photos: 'round',
  head: 'split',
  density: 'close',
  columns: 2,
};

/** A trattoria's poster: a fat Didone, tomato on cream, dots to the price. */
const pizzeria: Theme = {
  title: 'Pizzeria',
  face: 'abril',
  text: 'serif',
  light: { paper: '#fdf8ee', ink: '#231a14', muted: '#6a5c4d', line: '#e6d9c2', accent: '#b3201f' },
  dark: { paper: '#1a130f', ink: '#f6ecdf', muted: '#b6a692', line: '#3a2c22', accent: '#f08a73' },
  prices: 'leader',
  sections: 'ornament',
  photos: 'round',
  head: 'bar',
  density: 'usual',
  columns: 2,
};

/** A tasting menu: Garamond with plenty of white space, prices below as an aside. */
const fineDining: Theme = {
  title: 'Fine dining',
  face: 'cormorant',
  text: 'oldstyle',
  light: { paper: '#fcfbf8', ink: '#1d1c1a', muted: '#66625b', line: '#e3dfd6', accent: '#7a5c2e' },
  dark: { paper: '#121214', ink: '#efece5', muted: '#a8a39a', line: '#2b2b2f', accent: '#d3b27c' },
  prices: 'below',
  sections: 'caps',
  photos: 'full',
  head: 'center',
  density: 'airy',
};

/** A painted wall: chunky letters, categories as blocks of color. */
const taqueria: Theme = {
  title: 'Taquería',
  face: 'lilita',
  text: 'sans',
  light: { paper: '#fff6e3', ink: '#2b1a12', muted: '#71583f', line: '#f0dcb4', accent: '#c2185b' },
  dark: { paper: '#1f120f', ink: '#ffeedd', muted: '#c8ac94', line: '#43291f', accent: '#ff8fb1' },
  prices: 'right',
  sections: 'block',
  photos: 'round',
  head: 'bar',
  density: 'usual',
  columns: 2,
};

/** A ticket from the machine at the door: heavy gothic, numbered sections, red on rice paper. */
const ramenBar: Theme = {
  title: 'Ramen bar',
  face: 'dela',
  text: 'sans',
  light: { paper: '#f4f2ed', ink: '#161412', muted: '#5d5852', line: '#d8d3c9', accent: '#c8241b' },
  dark: { paper: '#141211', ink: '#f3eee8', muted: '#a9a199', line: '#322d2a', accent: '#ff7a66' },
  prices: 'right',
  sections: 'numeral',
  photos: 'square',
  head: 'split',
  density: 'close',
  columns: 2,
};

/** After dark at any hour: geometric capitals in brass on aubergine. */
const cocktailBar: Theme = {
  title: 'Cocktail bar',
  face: 'josefin',
  text: 'humanist',
  light: { paper: '#17151c', ink: '#f1ebdf', muted: '#aca4a5', line: '#3a3542', accent: '#d9b36c' },
  dark: { paper: '#121016', ink: '#f1ebdf', muted: '#a9a1a3', line: '#332e3a', accent: '#d9b36c' },
  caps: true,
  prices: 'after',
  sections: 'ornament',
  photos: 'arch',
  head: 'center',
  density: 'airy',
};

/** A butcher's block: wood type between heavy rules, dots to the price. */
const grill: Theme = {
  title: 'Grill',
  face: 'alfa',
  text: 'sans',
  light: { paper: '#f3eee6', ink: '#211a16', muted: '#65574c', line: '#d9cdbd', accent: '#9a3412' },
  dark: { paper: '#171311', ink: '#f2e9df', muted: '#b0a295', line: '#372d27', accent: '#f0905a' },
  caps: true,
  prices: 'leader',
  sections: 'rule',
  photos: 'full',
  head: 'cover',
  density: 'close',
  columns: 2,
};

/** Warm from the oven: a soft, round letter under an awning, sections piped in dots. */
const bakery: Theme = {
  title: 'Bakery',
  face: 'caprasimo',
  text: 'serif',
  light: { paper: '#fdf3e7', ink: '#3a2417', muted: '#785a46', line: '#edd9c2', accent: '#a3501a' },
  dark: { paper: '#211611', ink: '#f8e9da', muted: '#c0a48f', line: '#432f24', accent: '#eda36b' },
  prices: 'after',
  sections: 'dots',
  photos: 'arch',
  head: 'awning',
  density: 'usual',
  columns: 2,
};

/** A sign above the sand: brushed script, the sea over sand, a wave below each section. */
const beachBar: Theme = {
  title: 'Beach bar',
  face: 'pacifico',
  text: 'humanist',
  light: { paper: '#fdf8ec', ink: '#12323a', muted: '#52656a', line: '#ebdfc6', accent: '#0a7183' },
  dark: { paper: '#0c1d22', ink: '#e6f5f4', muted: '#94b1b4', line: '#1f3a41', accent: '#63d0dc' },
  prices: 'right',
  sections: 'wave',
  photos: 'round',
  head: 'cover',
  density: 'airy',
};

/** A kitchen garden: a soft serif on pale green, a leaf before each section. */
const vegetarian: Theme = {
  title: 'Vegetarian',
  face: 'fraunces',
  text: 'humanist',
  light: { paper: '#f5f7ee', ink: '#1d2818', muted: '#56634d', line: '#dbe3cd', accent: '#3f6b22' },
  dark: { paper: '#131911', ink: '#e9f0e1', muted: '#a1b096', line: '#2b3626', accent: '#a3cf7b' },
  prices: 'after',
  sections: 'leaf',
  photos: 'arch',
  head: 'field',
  density: 'airy',
};

export const themes: Readonly<Record<ThemeName, Theme>> = {
  bistro,
  cafe,
  pizzeria,
  'fine-dining': fineDining,
  taqueria,
  'ramen-bar': ramenBar,
  'cocktail-bar': cocktailBar,
  grill,
  bakery,
  'beach-bar': beachBar,
  vegetarian,
};

const typeFaces: Readonly<Record<TypeName, FaceName | StackName>> = {
  classic: 'serif',
  plain: 'sans',
  elegant: 'playfair',
  bold: 'oswald',
  handwritten: 'caveat',
};
const types: Readonly<Record<string, FaceName | StackName>> = typeFaces;

type Chosen = Pick<ShownLook, 'theme' | 'type'>;

/** Unknown names, as of a newer service: default. */
export const themeOf = (look: Chosen | undefined): Theme =>
  isThemeName(look?.theme) ? themes[look.theme] : bistro;

/** The heading font: the owner's chosen type, else the theme's own. */
export const faceOf = (look: Chosen | undefined) => types[look?.type ?? ''] ?? themeOf(look).face;

/** Whether dishes show large photos: the owner's choice, else the theme's. */
export const isLedByPhotos = (look: ShownLook | undefined) =>
  look?.layout ? look.layout === 'photos' : themeOf(look).photos === 'full';
