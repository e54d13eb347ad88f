import { memo, useCallback, type ReactNode } from 'react';

type DrawnRowProps = { index: number; draw: (index: number) => ReactNode };

/** What is in a row: drawn once, not at every step of a scroll. */
export const DrawnRow = memo(function DrawnRow({ index, draw }: DrawnRowProps) {
  return draw(index);
});

/** Draws the thing at a place; another function, and so all rows anew, only when what is drawn is other. */
export const useDraw = <Thing,>(
  things: readonly Thing[],
  children: (thing: Thing, index: number) => ReactNode,
) =>
  useCallback(
    (index: number) => {
      const thing = things[index];
      return thing && children(thing, index);
    },
    [things, children],
  );
