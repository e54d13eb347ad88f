import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { imagesPrefix } from '@menuleaf/shared/menu/images.ts';
import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import type { Counts } from './tally.ts';

type Look = { layout?: string | null | undefined };

/** In the photos layout, the list requests the same images as opened dishes: the two are indistinguishable. */
export const showsLarge = (look: Look | undefined) => look?.layout === 'photos';

const imageOf = (url: string | null) =>
  url?.startsWith(`/${imagesPrefix}`) ? url.split('/')[2] : undefined;

export const everyCategory = ({ categories, further = [] }: PublicMenu) => [
  ...categories,
  ...further.flatMap((menu) => menu.categories),
];

/** Views per dish id, from views per photo; photos of no dish on the menu are dropped. */
export function openedDishes(images: Counts, menu: PublicMenu): Counts {
  const items = everyCategory(menu).flatMap((category) => category.items);
  const opened: Counts = {};
  for (const { id, image_url } of items) {
    const count = getOwn(images, imageOf(image_url) ?? '');
    // A dish in two categories counts once.
    if (count !== undefined) opened[id] = count;
  }
  return opened;
}
