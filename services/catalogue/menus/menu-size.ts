import { HttpError } from '@menuleaf/shared/server/http/http-error.ts';
import { mostOfOneSign } from '@menuleaf/shared/menu/bytes-on-page.ts';
import { menuSizes, type Size } from '@menuleaf/shared/menu/menu-sizes.ts';
import { byId } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';

const count = (number: number) => number.toLocaleString('en-US');
const megabytes = (bytes: number) => `${(Math.ceil(bytes / 10_000) / 100).toFixed(2)} MB`;

const words = {
  menus: {
    noun: 'menu',
    rows: ', one in two of its categories counting twice',
    bytes: ' and an item in two of its categories twice',
  },
  categories: { noun: 'category', rows: '', bytes: '' },
} as const;

function mustFit(kind: keyof typeof words, before: readonly Size[], after: readonly Size[]) {
  const sizes = byId(before);
  const more = words[kind];
  for (const { id, name, rows, bytes } of after) {
    const was = sizes.get(id) ?? { rows: 0, bytes: 0 };
    if (rows > itemsInOneMenu && rows > was.rows) {
      throw new HttpError(
        422,
        `The ${more.noun} “${name}” shows at most ${count(itemsInOneMenu)} items${more.rows}; this would be ${count(rows)}.`,
        { code: 'menu_too_large' },
      );
    }
    if (bytes > textInOneMenu && bytes > was.bytes) {
      throw new HttpError(
        422,
        `The texts of the ${more.noun} “${name}” take at most ${megabytes(textInOneMenu)}, signs such as quotes or < counting up to ${mostOfOneSign} times${more.bytes}; this would be ${megabytes(bytes)}.`,
        { code: 'menu_too_large' },
      );
    }
  }
}

/**
 * Refuses 422 what would make a menu larger than its page can be, or a category larger than any menu; what makes none of
 * them larger is never refused.
 */
export function mustFitMenus(before: OwnersCatalogue, after: OwnersCatalogue): void {
  const [was, is] = [menuSizes(before), menuSizes(after)];
  mustFit('menus', was.menus, is.menus);
  mustFit('categories', was.categories, is.categories);
}
