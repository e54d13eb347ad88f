import type { SheetColumn } from './sheet-column.ts';

/** Export column names of the POS and shop systems that restaurants use, in lowercase. */
const exports: { needs: readonly string[]; columns: ReadonlyMap<string, SheetColumn> }[] = [
  {
    // Square, the item library.
    needs: ['item name', 'variation name', 'price'],
    columns: new Map([
      ['item name', 'name'],
      ['variation name', 'variant'],
      ['description', 'description'],
      ['category', 'section'],
      ['categories', 'section'],
      ['price', 'price'],
      ['archived', 'hidden'],
    ]),
  },
  {
    // Toast, all items: https://doc.toasttab.com/doc/platformguide/adminDataExportFieldReference.html
    needs: ['menu group', 'menu item'],
    columns: new Map([
      ['menu group', 'section'],
      ['menu item', 'name'],
      ['description', 'description'],
      ['price', 'price'],
      ['base price', 'price'],
      ['avg price', 'price'],
    ]),
  },
  {
    // Clover, the inventory.
    needs: ['clover id', 'name', 'price'],
    columns: new Map([
      ['name', 'name'],
      ['description', 'description'],
      ['category', 'section'],
      ['categories', 'section'],
      ['price', 'price'],
      ['hidden', 'hidden'],
    ]),
  },
  {
    // Shopify, products: https://help.shopify.com/en/manual/products/import-export/using-csv
    needs: ['handle', 'title', 'variant price'],
    columns: new Map([
      ['title', 'name'],
      ['body (html)', 'description'],
      ['type', 'section'],
      ['option1 value', 'variant'],
      ['variant price', 'price'],
    ]),
  },
];

/** Columns of a known export, by its header; undefined for any other sheet. */
export function columnsOfExport(header: readonly string[]): SheetColumn[] | undefined {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const found = exports.find(({ needs }) => needs.every((one) => names.includes(one)));
  if (!found) return undefined;
  const columns = names.map((name): SheetColumn => found.columns.get(name) ?? 'none');
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : 'none'));
}
