import { Plus } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { VirtualList } from '../../parts/lists/virtual-list.tsx';
import { useDragging } from '../../parts/selection/dragging.ts';
import type { Row } from '../doc/rows.ts';
import { useEditing, useOpenEditing, useRows } from '../editing-context.ts';
import { DishLine } from './dish-row.tsx';
import type { Handle } from './move-handle.tsx';
import type { RowActions } from './row-actions.ts';
import { SectionLine } from './section-line.tsx';
import styles from './rows.css';
import { changesOf } from '../doc/diff-docs.ts';
import { diffOrder } from '../doc/diff-order.ts';
import type { Dish, Doc, Section } from '../doc/doc.ts';

type Things = Readonly<Record<string, Dish | Section>>;

const inWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) || 'empty';

const changesIn = (from: Things, to: Things) =>
  Object.keys({ ...from, ...to }).flatMap((id) => {
    const [was, is] = [from[id], to[id]];
    const name = (was ?? is)?.name || 'The new one';
    if (!was || !is) return [`${name} is ${was ? 'gone' : 'back'}`];
    const { dishes: _dishes, ...fields } = changesOf(was, is);
    return Object.entries(fields).map(
      ([field, value]) =>
        `${name}, ${field.replace(/^is_/, '').replaceAll('_', ' ')} ${inWords(value)}`,
    );
  });

const movesIn = (things: Things, from: readonly string[], to: readonly string[], of: string) =>
  diffOrder(from, to).map(
    ({ id }) => `${things[id]?.name || 'The new one'} is number ${to.indexOf(id) + 1} of ${of}`,
  );

/** What leads from one menu to the other, for who does not see it. */
function changeInWords(from: Doc, to: Doc): string {
  const dishesMoved = Object.entries(to.sections).flatMap(([id, { name, dishes }]) =>
    movesIn(to.dishes, from.sections[id]?.dishes ?? [], dishes, name || 'its section'),
  );
  const changed = [changesIn(from.sections, to.sections), changesIn(from.dishes, to.dishes)];
  const all = [...changed, dishesMoved, movesIn(to.sections, from.order, to.order, 'the sections')];
  const [first = 'done', ...more] = all.find(({ length }) => length > 0) ?? [];
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}

/** Keeps it at that height of the screen, with room around it where the page has become too short. */
function keepAt(y: number, element: Element, frame: HTMLElement): void {
  const wanted = window.scrollY + element.getBoundingClientRect().top - y;
  const last = document.documentElement.scrollHeight - window.innerHeight;
  frame.style.padding = `${Math.max(0, -wanted)}px 0 ${Math.max(0, wanted - last)}px`;
  window.scrollTo(0, Math.max(0, wanted));
}

/** The whole menu as rows, in the direction of its language; only those near the viewport are rendered. */
export function MenuRows({ actions }: { actions: RowActions }) {
  const rows = useRows();
  const isLocked = useEditing(({ about }) => about.menu.locked === true);
  const language = useEditing(({ about }) => about.menu.language);
  const hasPhotos = useEditing(({ facts }) =>
    Object.values(facts).some(({ image_url }) => image_url),
  );
  const [said, setSaid] = useState('');
  const editing = useOpenEditing();
  useEffect(() => {
    let last = editing.get().past;
    return editing.subscribe(() => {
      const { past } = editing.get();
      const [undo, redo] = [past.undone.at(-1), last.undone.at(-1)];
      if (undo && undo === last.done.at(-1))
        setSaid(`Undone: ${changeInWords(undo.after, undo.before)}`);
      if (redo && redo === past.done.at(-1))
        setSaid(`Redone: ${changeInWords(redo.before, redo.after)}`);
      last = past;
    });
  }, [editing]);
  const carrying = useRef(0);
  const { list, dragged, handle } = useDragging((id, to) =>
    actions.carry(id, to, `carried ${carrying.current}`),
  );
  // Stable across rows and renders, so moving one row re-renders no other.
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const begin = useCallback<Handle>(
    (id) => ({
      onPointerDown: (event) => {
        carrying.current += 1;
        latest.current(id).onPointerDown(event);
        // A focused row stays rendered, however far others push it.
        if (event.currentTarget instanceof HTMLElement) {
          event.currentTarget.focus({ preventScroll: true });
          grabbedAt.current = event.currentTarget.getBoundingClientRect().top;
        }
      },
    }),
    [],
  );
  // Sections are carried past each other's headings alone: their dishes would fill many screens.
  const isFolded = rows.some((row) => row.kind === 'section' && row.id === dragged);
  const things = isFolded ? rows.filter(({ kind }) => kind === 'section') : rows;
  const frame = useRef<HTMLDivElement>(null);
  const grabbedAt = useRef(0);
  useLayoutEffect(() => {
    const [{ activeElement }, { current }] = [document, frame];
    if (!isFolded || !activeElement || !current) return;
    keepAt(grabbedAt.current, activeElement, current);
    return () => {
      current.style.padding = '';
      // With its dishes it is elsewhere.
      requestAnimationFrame(() => activeElement.scrollIntoView({ block: 'center' }));
    };
  }, [isFolded]);
  const line = useCallback(
    (row: Row) => {
      if (row.kind === 'section') {
        return <SectionLine row={row} actions={actions} handle={begin} isLocked={isLocked} />;
      }
      if (row.kind === 'add') return <AddLine section={row.section} actions={actions} />;
      return (
        <DishLine row={row} actions={actions} handle={begin} isLocked={isLocked} onSaid={setSaid} />
      );
    },
    [actions, begin, isLocked],
  );
  return (
    <div
      ref={frame}
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      className={hasPhotos ? styles['photos'] : undefined}
    >
      <VirtualList
        name="The dishes of a menu"
        list={list}
        things={things}
        className={styles['rows']}
        rowClass={({ id, section }) =>
          id === dragged || section === dragged ? styles['dragged'] : undefined
        }
      >
        {line}
      </VirtualList>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

function AddLine({ section, actions }: { section: string; actions: RowActions }) {
  const name = useEditing(({ doc }) => doc.sections[section]?.name);
  const isLocked = useEditing(
    ({ about, facts }) => about.menu.locked === true || facts[section]?.locked === true,
  );
  if (isLocked) return null;
  return (
    <button type="button" className={styles['add']} onClick={() => actions.addDish(section)}>
      <Plus size={18} aria-hidden="true" />
      Add a dish
      <VisuallyHidden> to {name || 'the new section'}</VisuallyHidden>
    </button>
  );
}
