import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Group } from './blocks.ts';
import { type Fitted, fit, type Measure } from './fit.ts';
import type { Layout } from './layouts.ts';

/** Measures each child in the browser, once per width and size. */
function measureIn(measurer: HTMLElement): Measure {
  const known = new Map<string, number[]>();
  return (width, size) => {
    const key = `${width} ${size}`;
    const before = known.get(key);
    if (before) return before;
    measurer.style.width = `${width}mm`;
    measurer.style.fontSize = `${size}pt`;
    const heights = [...measurer.children].map((one) => one.getBoundingClientRect().height);
    known.set(key, heights);
    return heights;
  };
}

export type FittedState = Fitted | 'too-long' | undefined;

/** The menu laid out by the block heights in `measurer`; undefined until its font has loaded. */
export function useFitted(
  measurer: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  layouts: readonly Layout[],
  { face, key }: { face: string | undefined; key: string },
): FittedState {
  const [fitted, setFitted] = useState<{ key: string; state: FittedState }>();
  useLayoutEffect(() => {
    let isLeft = false;
    const lay = () => {
      if (isLeft || !measurer.current) return;
      const state = fit(groups, layouts, measureIn(measurer.current)) ?? 'too-long';
      setFitted({ key, state });
    };
    // Another font would give wrong heights; if it cannot load, that is better than nothing.
    const asked: Promise<unknown> = face ? document.fonts.load(face) : document.fonts.ready;
    void asked.then(lay, lay);
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names all that they are made of
  }, [key, face]);
  return fitted?.key === key ? fitted.state : undefined;
}
