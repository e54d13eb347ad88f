/** Style of a line of text; pixels. */
export type TextStyle = {
  family: string;
  weight: number;
  size: number;
  /** Letter spacing. */
  spacing: number;
  /** Line height. */
  leading: number;
  /** From the top of a line to its baseline. */
  baseline: number;
};

type Place = { x: number; y: number; width: number; height: number };

export type PhotoShape = 'square' | 'round' | 'arch';

/** A drawn element with its position, in pixels from the picture's upper left corner. */
export type Mark = Place &
  (
    | { kind: 'text'; text: string; style: TextStyle; color: string; isRtl: boolean }
    | { kind: 'box'; color: string; radius?: number }
    | { kind: 'dots'; color: string }
    | { kind: 'photo'; url: string; shape: PhotoShape; isWhole?: boolean }
  );

/** A group of marks, relative to its own upper left corner. */
export type Block = { marks: readonly Mark[]; height: number };

export const emptyBlock: Block = { marks: [], height: 0 };

export const moved = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));

/** Mirrored for right-to-left readers. */
export const mirrored = (marks: readonly Mark[], width: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: width - mark.x - mark.width }));

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
