/** How a line of text is set; pixels. */
export type TextStyle = {
  family: string;
  weight: number;
  size: number;
  /** Between letters. */
  spacing: number;
  /** From one line to the next. */
  leading: number;
  /** From the top of a line to what its letters stand on. */
  baseline: number;
};

type Place = { x: number; y: number; width: number; height: number };

export type PhotoShape = 'square' | 'round' | 'arch';

/** What is drawn, each in a place of its own; pixels from the picture's upper left corner. */
export type Mark = Place &
  (
    | { kind: 'text'; text: string; style: TextStyle; color: string; isRtl: boolean }
    | { kind: 'box'; color: string; radius?: number }
    | { kind: 'dots'; color: string }
    | { kind: 'photo'; url: string; shape: PhotoShape; isWhole?: boolean }
  );

/** What stands together: its marks from its own upper left corner. */
export type Block = { marks: readonly Mark[]; height: number };

export const nothing: Block = { marks: [], height: 0 };

export const moved = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));

/** As who reads from right to left sees it. */
export const mirrored = (marks: readonly Mark[], width: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: width - mark.x - mark.width }));

/** One below the other. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  const some = blocks.filter(({ height }) => height > 0);
  let height = 0;
  const marks = some.flatMap((block, at) => {
    const top = height + (at > 0 ? gap : 0);
    height = top + block.height;
    return moved(block.marks, 0, top);
  });
  return { marks, height };
}
