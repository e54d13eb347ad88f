import type {
  FurtherMenu,
  PublicCategory,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { type PaperName, usualPaper } from './paper-size.ts';
import type { PieceName } from './pieces.ts';
import type { Ink } from './set-in-theme.ts';

export type PrintChoice = {
  piece: PieceName;
  paper: PaperName;
  /** Id of the menu shown. */
  menu: string;
  ink: Ink;
  hasAllergens: boolean;
  /** Ids of the categories shown; undefined until the owner chooses: the piece's default. */
  categories: readonly string[] | undefined;
};

export const startingChoice = (restaurant: PublicRestaurant, menu: string): PrintChoice => ({
  piece: 'page',
  paper: usualPaper(restaurant.location?.country, restaurant.currency),
  menu,
  ink: 'white',
  hasAllergens: false,
  categories: undefined,
});

export type PrintedMenu = Pick<FurtherMenu, 'id' | 'name' | 'note' | 'categories'>;

export const menusIn = (menu: PublicMenu): PrintedMenu[] => [menu, ...(menu.further ?? [])];

/** In the languages that have page controls. */
const drinks =
  /wine|drink|cocktail|beer|spirit|whisk|sake|\bbar\b|coffee|\btea|by the glass|bottle|vin\b|vins|verre|glas\b|wein|getränk|kaffee|bier|boisson|café|bière|bebida|vino|cerveza|cóctel|bevand|birr|caffè|vinho|cerveja|drank|wijn|koffie|içecek|kahve|napoj|wino|お酒|ドリンク|飲|酒|음료|주류|مشروب|قهوة|משקאות|יין/iu;

/** Default categories of a piece: all; for a drinks list, those that sound like drinks. */
export function usualCategories(piece: PieceName, categories: readonly PublicCategory[]): string[] {
  const some = categories.filter(({ items }) => items.length > 0);
  const drunk = some.filter(({ name }) => drinks.test(name));
  return (piece === 'wine' && drunk.length > 0 ? drunk : some).map(({ id }) => id);
}
