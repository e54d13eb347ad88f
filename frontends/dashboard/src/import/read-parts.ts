import { hasPrices } from './parse/sheet/header.ts';
import type { Layout } from './parse/sheet/layout.ts';
import { readMenu } from './parse/read-menu.ts';
import { readSheet } from './parse/sheet/sheet.ts';
import type { ReadMenu, ReadSection } from './parse/source-line.ts';
import type { MenuSheet, SourceMenu } from './read/source-menu.ts';
import { layoutOf } from './read/stored-layouts.ts';

/** Files on their way to one menu: what was read, and what is left of them. */
export type Parts = { read: readonly ReadMenu[]; left: readonly SourceMenu[] };

/** What a sheet holds by its columns, without its head: the owner is shown that row as what it is. */
export function readRows(rows: string[][], layout: Layout, decimals: number): ReadMenu {
  const menu = readSheet(rows, layout, decimals);
  return { ...menu, left: menu.left.filter((at) => at > 0 || !layout.hasHeader) };
}

/** Heads that name what is sold, and at what price: of several files nobody has to look at these columns. */
const isSure = ({ hasHeader, columns, unsure }: Layout) =>
  hasHeader && !unsure && columns.includes('name') && hasPrices(columns);

/** «lunch-drinks.csv» is of lunch drinks. */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The file's name stands above dishes that its sheet has under no heading. */
const titled = (menu: ReadMenu, { fileName }: MenuSheet): ReadMenu =>
  fileName === undefined
    ? menu
    : {
        ...menu,
        sections: menu.sections.map((section) =>
          section.name === '' ? { ...section, name: titleOf(fileName) } : section,
        ),
      };

/** With what was read of the sheet that the owner was asked about. */
export function withSheet({ read, left: [sheet, ...left] }: Parts, menu: ReadMenu): Parts {
  return { read: [...read, sheet?.kind === 'sheet' ? titled(menu, sheet) : menu], left };
}

/** Reads on up to a sheet whose columns the owner has to look at, or to the end. A sheet that comes alone is always shown. */
export function readOn(parts: Parts, decimals: number): Parts {
  const [next] = parts.left;
  if (!next) return parts;
  if (next.kind === 'lines')
    return readOn(withSheet(parts, readMenu(next.lines, decimals)), decimals);
  const layout = layoutOf(next.rows);
  if (next.fileName === undefined || !isSure(layout)) return parts;
  return readOn(withSheet(parts, readRows(next.rows, layout, decimals)), decimals);
}

const movedBy = (by: number, { line, dishes, asked, ...section }: ReadSection): ReadSection => ({
  ...section,
  line: line < 0 ? line : line + by,
  dishes: dishes.map((dish) => ({ ...dish, lines: dish.lines.map((at) => at + by) })),
  ...(asked && { asked: { ...asked, near: asked.near.map((at) => at + by) } }),
});

/** Several files as one menu: their sections in the order of the files. */
export const joinedMenus = (menus: readonly ReadMenu[]): ReadMenu =>
  menus.reduce((all, { lines, sections, left }) => {
    const by = all.lines.length;
    return {
      lines: [...all.lines, ...lines],
      sections: [...all.sections, ...sections.map((section) => movedBy(by, section))],
      left: [...all.left, ...left.map((at) => at + by)],
    };
  });
