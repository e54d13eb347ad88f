import { type PaperName, sheetOf } from './paper-size.ts';
import type { MenuPiece } from './pieces.ts';

/** Space for dishes on a piece; millimeters. */
export type Layout = {
  /** Per column. */
  width: number;
  /** Per column of its first side, from the left. */
  heights: readonly number[];
  /** Per column of later sides, if it may continue. */
  overleaf?: readonly number[];
  /** Type size range, in points. */
  most: number;
  least: number;
};

/** Space around dishes; must match `dishes.css` and `sheets.css`. */
export const room = { margin: 14, between: 9, head: 46, foot: 18, panel: 11 } as const;

const even = (columns: number, height: number) => Array.from({ length: columns }, () => height);

/** Few columns, if type stays large. */
const boards: readonly [columns: number, least: number][] = [
  [2, 20],
  [3, 15],
  [2, 14],
  [3, 10],
  [4, 7],
];

/** Possible layouts of a piece, best first: the first that holds the menu is used. */
export function layoutsOf(piece: MenuPiece, paper: PaperName): Layout[] {
  switch (piece) {
    case 'page':
      return pageLayouts(paper);
    case 'two':
      return [foldLayout(paper, 2)];
    case 'three':
      return [foldLayout(paper, 3)];
    case 'wine':
      return [wineLayout(paper)];
    case 'board':
      return boards.map(([columns, least]) => boardLayout(paper, columns, least));
  }
}

function columnsOn(paper: PaperName, columns: number) {
  const { width, height } = sheetOf(paper, false);
  const inner = width - 2 * room.margin;
  const tall = height - 2 * room.margin - room.foot;
  return {
    width: (inner - (columns - 1) * room.between) / columns,
    heights: even(columns, tall - room.head),
    overleaf: even(columns, tall),
  };
}

function pageLayouts(paper: PaperName): Layout[] {
  const without = ({ width, heights }: ReturnType<typeof columnsOn>) => ({ width, heights });
  return [
    { ...without(columnsOn(paper, 1)), most: 13, least: 11 },
    { ...without(columnsOn(paper, 2)), most: 13, least: 9 },
    // Short lines in small type take less of a narrow column than of a wide one.
    { ...without(columnsOn(paper, 3)), most: 10, least: 8 },
    { ...without(columnsOn(paper, 2)), most: 8.5, least: 8 },
    { ...columnsOn(paper, 2), most: 13, least: 8.5 },
  ];
}

function foldLayout(paper: PaperName, panels: number): Layout {
  const { width, height } = sheetOf(paper, true);
  return {
    width: width / panels - 2 * room.panel,
    heights: even(panels, height - 2 * room.panel),
    most: 12,
    least: 7,
  };
}

function wineLayout(paper: PaperName): Layout {
  const { heights, overleaf } = columnsOn(paper, 1);
  return { width: 118, heights, overleaf, most: 12, least: 9.5 };
}

function boardLayout(paper: PaperName, columns: number, least: number): Layout {
  const { width, height } = sheetOf(paper, true);
  const inner = width - 2 * room.margin;
  return {
    width: (inner - (columns - 1) * room.between) / columns,
    heights: even(columns, height - 2 * room.margin - room.head),
    most: 26,
    least,
  };
}
