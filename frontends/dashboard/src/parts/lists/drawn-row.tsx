import { memo, useCallback, type ReactNode } from 'react';

type DrawnRowProps = { index: number; draw: (index: number) => ReactNode };

/** Row content: rendered once, not at every scroll step. */
export const DrawnRow = memo(function DrawnRow({ index, draw }: DrawnRowProps) {
  return draw(index);
});

/** Renders the thing at an index; the callback, and so every row, changes only with its inputs. */
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
