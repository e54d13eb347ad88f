import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mostOfOneSign } from '@menuleaf/shared/menu/bytes-on-page.ts';
import { menuSizes, pageSizes, type Size } from '@menuleaf/shared/menu/menu-sizes.ts';
import { byId } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';

const count = (number: number) => number.toLocaleString('en-US');
const megabytes = (bytes: number) => `${(Math.ceil(bytes / 10_000) / 100).toFixed(2)} MB`;

const words = {
  menus: {
    shows: (name: string) => `The menu “${name}” shows`,
    texts: (name: string) => `The texts of the menu “${name}” take`,
    rows: ', one in two of its categories counting twice',
    bytes: ' and an item in two of its categories twice',
  },
  categories: {
    shows: (name: string) => `The category “${name}” shows`,
    texts: (name: string) => `The texts of the category “${name}” take`,
    rows: '',
    bytes: '',
  },
  pages: {
    shows: (name: string) => `All menus that “${name}” shows have`,
    texts: (name: string) => `The texts of all menus that “${name}” shows take`,
    rows: ' together, one on two of them counting twice',
    bytes: ' and an item on two of them twice',
  },
} as const;

function mustFit(kind: keyof typeof words, before: readonly Size[], after: readonly Size[]) {
  const sizes = byId(before);
  const more = words[kind];
  for (const { id, name, rows, bytes } of after) {
    const was = sizes.get(id) ?? { rows: 0, bytes: 0 };
    if (rows > itemsInOneMenu && rows > was.rows) {
      throw new HttpError(
        422,
        `${more.shows(name)} at most ${count(itemsInOneMenu)} items${more.rows}; this would be ${count(rows)}.`,
        { code: 'menu_too_large' },
      );
    }
    if (bytes > textInOneMenu && bytes > was.bytes) {
      throw new HttpError(
        422,
        `${more.texts(name)} at most ${megabytes(textInOneMenu)}, signs such as quotes or < counting up to ${mostOfOneSign} times${more.bytes}; this would be ${megabytes(bytes)}.`,
        { code: 'menu_too_large' },
      );
    }
  }
}

/**
 * Throws 422 if a menu, or all menus on one page, would exceed the page limit, or a category the menu limit; a change
 * that grows none of them always passes.
 */
export function mustFitMenus(before: OwnersCatalogue, after: OwnersCatalogue): void {
  const [was, is] = [menuSizes(before), menuSizes(after)];
  mustFit('menus', was.menus, is.menus);
  mustFit('categories', was.categories, is.categories);
  mustFit('pages', pageSizes(before, was.menus), pageSizes(after, is.menus));
}
