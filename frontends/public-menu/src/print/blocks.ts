import type { PublicCategory, PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';

/** A line or paragraph on paper: a category heading, or a dish. */
export type Block =
  | { kind: 'heading'; id: string; category: PublicCategory; number: number }
  | { kind: 'dish'; id: string; dish: PublicItem };

/** Blocks kept together on a page. */
export type Group = { blocks: Block[]; opens: boolean };

/** Keeps a heading with two dishes, and the last dish with the one before: none is alone at a page's start or end. */
export function groupsOf(categories: readonly PublicCategory[]): Group[] {
  return categories
    .filter(({ items }) => items.length > 0)
    .flatMap((category, at) => {
      const dishes = category.items.map((dish): Block => ({
        kind: 'dish',
        id: `${category.id}-${dish.id}`,
        dish,
      }));
      const heading: Block = { kind: 'heading', id: category.id, category, number: at + 1 };
      if (dishes.length < 4) return [{ blocks: [heading, ...dishes], opens: true }];
      const alone = dishes.slice(2, -2).map((dish) => ({ blocks: [dish], opens: false }));
      return [
        { blocks: [heading, ...dishes.slice(0, 2)], opens: true },
        ...alone,
        { blocks: dishes.slice(-2), opens: false },
      ];
    });
}
