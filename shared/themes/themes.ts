import type { TypeName } from '../contracts/catalogue/restaurants/look.ts';
import type { ShownLook } from '../contracts/catalogue/restaurants/shown-look.ts';
import { bakery } from './bakery.ts';
import { beachBar } from './beach-bar.ts';
import { bistro } from './bistro.ts';
import { cafe } from './cafe.ts';
import { cocktailBar } from './cocktail-bar.ts';
import type { FaceName } from './faces.ts';
import { fineDining } from './fine-dining.ts';
import { grill } from './grill.ts';
import { pizzeria } from './pizzeria.ts';
import { ramenBar } from './ramen-bar.ts';
import type { StackName } from './stacks.ts';
import { taqueria } from './taqueria.ts';
import type { Theme } from './theme.ts';
import { type ThemeName, isThemeName } from '../contracts/catalogue/restaurants/theme-names.ts';
import { vegetarian } from './vegetarian.ts';

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
