import { memo, type ReactNode } from 'react';

type DrawnRowProps = { index: number; draw: (index: number) => ReactNode };

/** What is in a row: drawn once, not at every step of a scroll. */
export const DrawnRow = memo(function DrawnRow({ index, draw }: DrawnRowProps) {
  return draw(index);
});
