import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { DrawnRow, useDraw } from './drawn-row.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import styles from './virtual-list.css';
import { type Identified, idOf, type List, placeOf, rowMarks, rowOf, rowsOf } from './row.ts';

const controls = 'a[href], button, input';

/**
 * When the focused row is removed from the list, focuses the same control of the row in its place, so the next can be
 * removed too.
 */
function usePreservedFocus(list: List, things: Identified): void {
  const held = useRef<{ id: string; place: number; control: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && list.current?.contains(target) && rowOf(target);
      held.current = row
        ? {
            id: idOf(row),
            place: placeOf(row),
            control: [...row.querySelectorAll(controls)].indexOf(target),
          }
        : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    const { current: was } = held;
    if (!was || !list.current || document.activeElement !== document.body) return;
    if (things.some(({ id }) => id === was.id)) return;
    const rows = rowsOf(list.current);
    const next = rows.find((row) => placeOf(row) === was.place) ?? rows.at(-1);
    next?.querySelectorAll<HTMLElement>(controls)[was.control]?.focus();
  }, [list, things]);
}

type VirtualListProps<Thing> = {
  /** Key of the remembered row heights. */
  name: string;
  things: readonly Thing[];
  className: string | undefined;
  rowClass: (thing: Thing) => string | undefined;
  list?: RefObject<HTMLUListElement | null>;
  children: (thing: Thing, index: number) => ReactNode;
};

/** A list of any length that renders only rows near the viewport; all of them for printing. */
export function VirtualList<Thing extends { id: string }>(props: VirtualListProps<Thing>) {
  const { name, things, className, rowClass, children } = props;
  const own = useRef<HTMLUListElement>(null);
  const list = props.list ?? own;
  const { rows, after } = useVirtualRows(list, name, things);
  usePreservedFocus(list, things);
  const draw = useDraw(things, children);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari takes it for no list, and its rows lose their places
    <ul role="list" className={className} ref={list}>
      {rows.map(({ index, before }) => {
        const thing = things[index];
        return thing ? (
          <Fragment key={thing.id}>
            <Gap height={before} />
            <li
              {...rowMarks(thing.id, index)}
              className={rowClass(thing)}
              aria-posinset={index + 1}
              aria-setsize={things.length}
            >
              <DrawnRow index={index} draw={draw} />
            </li>
          </Fragment>
        ) : null;
      })}
      <Gap height={after} />
    </ul>
  );
}

/** Height of the rows not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden="true" className={styles['gap']} style={{ height }} /> : null;
