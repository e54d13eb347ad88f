import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';

type Named = Pick<Item, 'name' | 'image_status'>;

/** «Crème_brûlée» is «creme brulee». */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The dish without a photo that a file is named after; of two with one name, none. */
export function dishOfPhoto<Dish extends Named>(
  file: string,
  dishes: readonly Dish[],
): Dish | undefined {
  const name = plain(file.replace(/\.[^.]*$/, ''));
  const [dish, ...others] = dishes.filter((one) => plain(one.name) === name);
  return others.length === 0 && dish?.image_status === 'none' ? dish : undefined;
}
