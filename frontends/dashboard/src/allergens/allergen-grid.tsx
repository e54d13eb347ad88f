import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Conflicts } from '../editor/page/conflicts.tsx';
import { useEditing, useOpenEditing, useRows } from '../editor/editing-context.ts';
import { useUndoKeys } from '../editor/page/undo-keys.ts';
import { mediaHook } from '../parts/narrow.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { GridTable } from './grid-table.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { storedTicks } from './stored-ticks.ts';
import { createTickStore, TicksContext, useTicks } from './ticks.ts';
import { dishesOf, dishesWhich, useCount, type Which } from './which-dishes.ts';
import styles from './grid.css';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Row, DishRow } from '../editor/doc/rows.ts';
import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { VirtualList } from '../parts/lists/virtual-list.tsx';
import { DishSays } from './dish-says.tsx';
import { DishWord } from './dish-word.tsx';
import { MarkButton } from './mark-button.tsx';
import { useDish } from './use-dish.ts';

/** The grid on phones: each dish with its 14 allergens. */
const GridCards = ({ rows }: { rows: readonly Row[] }) => (
  <VirtualList
    name="The allergens of a menu on a phone"
    things={rows}
    className={styles['cards']}
    rowClass={() => undefined}
  >
    {draw}
  </VirtualList>
);

const draw = (row: Row) =>
  row.kind === 'dish' ? <DishCard row={row} /> : <SectionHead section={row.section} />;

function SectionHead({ section }: { section: string }) {
  const name = useEditing(({ doc }) => doc.sections[section]?.name);
  return <h2 className={styles['section']}>{name || 'New section'}</h2>;
}

function DishCard({ row }: { row: DishRow }) {
  const of = useDish(row.dish);
  return (
    <div className={styles['card']}>
      <DishSays of={of} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, no fields */}
      <div role="group" aria-label={`Allergens of ${of.named}`} className={styles['chips']}>
        {allergens.map((allergen) => (
          <MarkButton key={allergen} of={of} allergen={allergen} look="chip" />
        ))}
      </div>
      <DishWord of={of} />
    </div>
  );
}

/** Rows of these dishes, below the sections that contain them. */
function rowsWith(rows: readonly Row[], dishes: ReadonlySet<string>): Row[] {
  const shown = rows.filter((row) => row.kind === 'dish' && dishes.has(row.dish));
  const sections = new Set(shown.map(({ section }) => section));
  const here = new Set(shown);
  return rows.filter(
    (row) => here.has(row) || (row.kind === 'section' && sections.has(row.section)),
  );
}

const Sample = ({ mark, suggested }: { mark: string; suggested?: boolean }) => (
  <span
    className={[styles['mark'], styles['sample']].join(' ')}
    data-mark={mark}
    data-suggested={suggested}
    aria-hidden="true"
  >
    <span className={styles['sign']} />
  </span>
);

/** Legend of the marks, in the order presses cycle through them. */
const Legend = () => (
  <p className={styles['legend']}>
    <span>Each tap changes the mark:</span>
    <span>
      <Sample mark="contains" />
      contains
    </span>
    <span>
      <Sample mark="may" />
      may contain traces
    </span>
    <span>
      <Sample mark="no" />
      neither
    </span>
    <span>
      <Sample mark="no" suggested />
      suggested, for you to decide
    </span>
  </p>
);

const choices: readonly [Which, string][] = [
  ['all', 'All'],
  ['open', 'To confirm'],
  ['changed', 'Changed since'],
];

/** Filters the shown dishes, with a count per filter. */
const WhichDishes = ({ which, onWhich }: { which: Which; onWhich: (which: Which) => void }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, no fields
  <div role="group" aria-label="Shown dishes" className={styles['which']}>
    {choices.map(([name, label]) => (
      <button key={name} type="button" aria-pressed={name === which} onClick={() => onWhich(name)}>
        {label} <Count which={name} />
      </button>
    ))}
  </div>
);

const Count = ({ which }: { which: Which }) => (
  <span className={styles['count']}>{useCount(which)}</span>
);

/** Viewports with room for the table: touch needs larger targets. */
const useGrid = mediaHook('(min-width: 700px) and (pointer: fine), (min-width: 1000px)', true);

/** A menu's dishes by the 14 allergens, for the owner to confirm. */
export function AllergenGrid({ menuId }: { menuId: string }) {
  const editing = useOpenEditing();
  const { name } = useEditing(({ about }) => about.menu);
  const isEmpty = useEditing(({ doc }) => dishesOf(doc).length === 0);
  const ownerId = useSession().user?.id ?? '';
  const [ticks] = useState(() => createTickStore(editing, storedTicks(ownerId, menuId)));
  useUndoKeys(ticks);
  return (
    <TicksContext value={ticks}>
      <LeaveGuard unsaved={ticks.unsaved} />
      <div className={styles['page']}>
        <PageHeading
          title={`Allergens of ${name}`}
          lead="Guests can rely on what you confirm. About everything else, they’re told to ask. Only you see suggestions."
          back={{ to: `/menu/${menuId}/editor`, label: 'Back to the dishes' }}
        />
        {isEmpty ? <NoDishes menuId={menuId} /> : <Dishes />}
        <Conflicts />
      </div>
    </TicksContext>
  );
}

const NoDishes = ({ menuId }: { menuId: string }) => (
  <EmptyState
    icon={ListChecks}
    title="No dishes yet"
    action={
      <ButtonLink tone="primary" to={`/menu/${menuId}/editor`}>
        Add dishes
      </ButtonLink>
    }
  >
    Once the menu has dishes, confirm here which of the 14 allergens each one contains.
  </EmptyState>
);

function Dishes() {
  const editing = useOpenEditing();
  const ticks = useTicks();
  const all = useRows();
  // Chosen once: a confirmed dish keeps its place until another filter is picked.
  const [chosen, setChosen] = useState<{ which: Which; dishes: string[] }>();
  const choose = (which: Which) => {
    const dishes = dishesWhich(which, { ...editing.get(), ticked: ticks.all() });
    setChosen(which === 'all' ? undefined : { which, dishes });
  };
  const every = useMemo(
    () => [...new Set(all.flatMap((row) => (row.kind === 'dish' ? [row.dish] : [])))],
    [all],
  );
  const shown = chosen?.dishes ?? every;
  const rows = useMemo(() => rowsWith(all, new Set(shown)), [all, shown]);
  const isGrid = useGrid();
  return (
    <>
      <ChangesBar />
      <div className={styles['choices']}>
        <WhichDishes which={chosen?.which ?? 'all'} onWhich={choose} />
        <ConfirmAll shown={shown} />
      </div>
      <Legend />
      {rows.length === 0 ? <p>No dishes here.</p> : null}
      {isGrid ? <GridTable rows={rows} /> : <GridCards rows={rows} />}
    </>
  );
}
