import type { ReactNode } from 'react';
import { grouped } from './grouped.ts';
import styles from './guests.css';

export type Counted = { key: string; name: string; more?: string; count: number };

type CountedListProps = {
  title: string;
  /** The two column headers. */
  columns: readonly [name: string, count: string];
  counted: readonly Counted[];
  /** Text if nothing is counted. */
  none: string;
  children?: ReactNode;
};

const Row = ({ name, more, count, most }: Omit<Counted, 'key'> & { most: number }) => (
  <tr>
    <th scope="row">
      {name}
      {more ? <span className={styles['more']}>{more}</span> : null}
      <span className={styles['line']} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
    </th>
    <td>{grouped(count)}</td>
  </tr>
);

/** A table of counts, highest first, whose rows are bars. */
export function CountedList({ title, columns, counted, none, children }: CountedListProps) {
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children ? <p className={styles['note']}>{children}</p> : null}
      {counted.length === 0 ? <p className={styles['note']}>{none}</p> : null}
      {counted.length > 0 ? (
        <table className={styles['list']}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ key, ...one }) => (
              <Row key={key} {...one} most={most} />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
