import { memo, useEffect, useRef } from 'react';
import type { Draft } from '../draft.ts';
import { Source } from './source-line.tsx';
import styles from './source.css';

type SourcePaneProps = Pick<Draft, 'lines' | 'images'> & { active: readonly number[] };

/** The source, beside the parsed menu; highlights the current dish's lines. */
export const SourcePane = memo(function SourcePane({ lines, images, active }: SourcePaneProps) {
  const list = useRef<HTMLOListElement>(null);
  const [first] = active;
  useEffect(() => {
    const line = first === undefined ? undefined : list.current?.children[first];
    const box = list.current;
    if (!box || !(line instanceof HTMLElement)) return;
    box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [first]);
  return (
    <section className={styles['pane']} aria-labelledby="brought">
      <h2 id="brought">What you brought</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <ol ref={list} tabIndex={0} aria-label="Lines of what you brought">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is what its number is
          <li key={at} data-active={active.includes(at) || undefined}>
            <Source line={line} images={images} width={360} />
          </li>
        ))}
      </ol>
    </section>
  );
});
