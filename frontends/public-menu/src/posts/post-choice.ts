import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Scheme } from '@menuleaf/shared/menu/palette.ts';
import type { FormatName } from './post-format.ts';

export type PostChoice = {
  format: FormatName;
  scheme: Scheme;
  /** Id of the menu shown. */
  menu: string;
  /** The owner's title; undefined: the menu's name. */
  title: string | undefined;
  hasDate: boolean;
  hasPhotos: boolean;
  hasDescriptions: boolean;
  /** Dish ids; undefined until the owner chooses: all. */
  dishes: ReadonlySet<string> | undefined;
};

export const startingPost = (menu: string): PostChoice => ({
  format: 'feed',
  scheme: 'light',
  menu,
  title: undefined,
  hasDate: true,
  hasPhotos: true,
  hasDescriptions: true,
  dishes: undefined,
});

export const dishesIn = (categories: readonly PublicCategory[]) =>
  new Set(categories.flatMap(({ items }) => items.map(({ id }) => id)));
