import { Fragment, useRef, type ReactNode } from 'react';
import { DrawnRow, useDraw } from './drawn-row.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import styles from './virtual-list.css';
import { rowMarks } from './row.ts';

type VirtualRowsProps<Thing> = {
  name: string;
  things: readonly Thing[];
  /** The cells of a row. */
  children: (thing: Thing) => ReactNode;
};

/** Table rows, virtualized like a `VirtualList`. The table sets `aria-rowcount`, its head being row 1. */
export function VirtualRows<Thing extends { id: string }>(props: VirtualRowsProps<Thing>) {
  const { name, things, children } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, after } = useVirtualRows(body, name, things);
  const draw = useDraw(things, children);
  return (
    <tbody ref={body}>
      {rows.map(({ index, before }) => {
        const thing = things[index];
        return thing ? (
          <Fragment key={thing.id}>
            <Gap height={before} />
            <tr {...rowMarks(thing.id, index)} aria-rowindex={index + 2}>
              <DrawnRow index={index} draw={draw} />
            </tr>
          </Fragment>
        ) : null;
      })}
      <Gap height={after} />
    </tbody>
  );
}

/** Height of the rows not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" className={styles['gap']} style={{ height }} /> : null;
