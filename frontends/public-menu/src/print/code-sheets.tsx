import type { ReactNode } from 'react';
import { Address, Code, fitOf, Sign } from './panels.tsx';
import type { PrintData } from './print-data.ts';
import styles from './code-sheets.css';

type CodeSheetProps = { data: PrintData };

const times = (count: number, one: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => one(at));

/**
 * Two tents, each with a code on both sides: cut the dashed line, fold the dotted ones, and glue the flap under the
 * foot.
 */
export function Tents({ data }: CodeSheetProps) {
  const side = (
    <section>
      <Sign restaurant={data.restaurant} />
      <Code data={data} />
    </section>
  );
  return (
    <div className={styles['tents']}>
      {times(2, (at) => (
        <article key={at}>
          {side}
          {side}
          <footer lang="en" dir="ltr">
            Glue under the other side
          </footer>
        </article>
      ))}
    </div>
  );
}

export function Poster({ data }: CodeSheetProps) {
  return (
    <div className={styles['poster']}>
      <Sign restaurant={data.restaurant} />
      <Code data={data} />
      <Address restaurant={data.restaurant} />
    </div>
  );
}

export const Stickers = ({ data }: CodeSheetProps) => (
  <div className={styles['stickers']}>
    {times(12, (at) => (
      <article key={at}>
        <Code data={data} hasWords={false} />
        <strong dir="auto" style={fitOf(data.restaurant.name)}>
          {data.restaurant.name}
        </strong>
      </article>
    ))}
  </div>
);

export const Cards = ({ data }: CodeSheetProps) => (
  <div className={styles['cards']}>
    {times(10, (at) => (
      <article key={at}>
        <div>
          <Sign restaurant={data.restaurant} />
          <Address restaurant={data.restaurant} />
        </div>
        <Code data={data} hasWords={false} />
      </article>
    ))}
  </div>
);
