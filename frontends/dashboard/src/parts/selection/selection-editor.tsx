import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, useRef } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorSummary } from '@menuleaf/shared/ui/form/error-summary.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { Plus } from 'lucide-react';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { useNarrow } from '../narrow.ts';
import { ChosenColumn } from './chosen-column.tsx';
import { ColumnFrame, type Entry, useSearch } from './column-frame.tsx';
import { SideSwitch } from '../side-switch.tsx';
import styles from './two-columns.css';
import { VirtualList } from '../lists/virtual-list.tsx';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { itemsInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import notes from '../styles/notes.css';

/** Chosen entries in order, edited here and saved as additions, removals and the full order. */
function useSelection(saved: readonly string[]) {
  const [chosen, setChosen] = useState(saved);
  const unsaved = useRef(false);
  const added = without(chosen, saved);
  const removed = without(saved, chosen);
  const kept = without(saved, removed);
  const moved = without(chosen, added).some((id, index) => id !== kept[index]);
  const change = (next: readonly string[]) => {
    unsaved.current = next.length !== saved.length || next.some((id, at) => id !== saved[at]);
    setChosen(next);
  };
  return {
    chosen,
    added,
    removed,
    /** The full order, if it does not follow from additions and removals. */
    order: added.length > 0 || moved ? chosen : undefined,
    changed: added.length + removed.length > 0 || moved,
    unsaved,
    /** Call after saving, so leaving does not prompt. */
    markSaved: () => void (unsaved.current = false),
    add: (id: string) => change([...chosen, id]),
    remove: (id: string) => change(chosen.filter((one) => one !== id)),
    move: (id: string, to: number) => {
      const rest = chosen.filter((one) => one !== id);
      change([...rest.slice(0, to), id, ...rest.slice(to)]);
    },
  };
}

function without(ids: readonly string[], those: readonly string[]): string[] {
  const left = new Set(those);
  return ids.filter((id) => !left.has(id));
}

/** Share of a menu's maximum size from which to warn. */
const near = 0.9;

type SizedMenu = Pick<Menu, 'id' | 'name'> & { rows: number };

function MenuSizeNote({ menus }: { menus: readonly SizedMenu[] }) {
  const full = menus.filter(({ rows }) => rows >= itemsInOneMenu * near);
  if (full.length === 0) return null;
  const most = itemsInOneMenu.toLocaleString('en-US');
  return (
    <p className={notes['note']}>
      {full.map(({ id, name, rows }) => (
        <span key={id}>
          {`${name} ${rows > itemsInOneMenu ? 'would show' : 'shows'} ${rows.toLocaleString('en-US')} of at most ${most} items. `}
        </span>
      ))}
      An item in two categories of a menu counts twice.
    </p>
  );
}

type AvailableColumnProps = {
  title: string;
  entries: readonly Entry[];
  none: string;
  onAdd: (id: string) => void;
};

function AvailableColumn({ title, entries, none, onAdd }: AvailableColumnProps) {
  const search = useSearch(entries);
  return (
    <ColumnFrame title={title} count={entries.length} search={search} none={none}>
      <VirtualList
        name={title}
        things={search.found}
        className={styles['list']}
        rowClass={() => undefined}
      >
        {(entry) => (
          <button
            type="button"
            className={styles['entry']}
            aria-label={`Add ${entry.name} ${entry.note}`}
            onClick={() => onAdd(entry.id)}
          >
            <span>
              {entry.name}
              <small>{entry.note}</small>
            </span>
            <Plus size={18} aria-hidden="true" />
          </button>
        )}
      </VirtualList>
    </ColumnFrame>
  );
}

/** `order` is all entries, in the owner's order; undefined if none was moved or added. */
export type Difference = {
  added: string[];
  removed: string[];
  order: readonly string[] | undefined;
};

type SelectionEditorProps = {
  /** All entries, in menu order. */
  entries: readonly Entry[];
  /** Saved ids, in order. */
  saved: readonly string[];
  titles: { available: string; chosen: string };
  none: { available: string; chosen: string };
  otherwise: string;
  back: string;
  save: (difference: Difference) => Promise<unknown>;
  /** Menu sizes with a selection, shown before it is saved. */
  sizesWith: (chosen: readonly string[]) => readonly SizedMenu[];
};

/** Two columns: available and chosen. Nothing is sent before Save Changes. */
export function SelectionEditor(props: SelectionEditorProps) {
  const { entries, saved, titles, none, otherwise, back, save, sizesWith } = props;
  const selection = useSelection(saved);
  const { chosen, changed, added, removed, order } = selection;
  const columns = useColumns(entries, chosen);
  const navigate = useNavigate();
  const readListsAgain = useInvalidateLists();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await save({ added, removed, order });
      await readListsAgain();
      selection.markSaved();
      toast({ title: 'Changes were saved' });
      await navigate(back);
    },
  });
  const narrow = useNarrow();
  const [side, setSide] = useState<'available' | 'chosen'>(
    saved.length > 0 ? 'chosen' : 'available',
  );
  return (
    <>
      <LeaveGuard unsaved={selection.unsaved} />
      <ErrorSummary
        formId="selection"
        errors={{}}
        failure={error ? detailOf(error, otherwise) : undefined}
      />
      <MenuSizeNote menus={sizesWith(chosen)} />
      {narrow ? (
        <SideSwitch
          label="Shown column"
          side={side}
          onChange={setSide}
          sides={[
            ['available', `${titles.available} (${columns.available.length})`],
            ['chosen', `${titles.chosen} (${columns.chosen.length})`],
          ]}
        />
      ) : null}
      <fieldset className={styles['columns']} disabled={isPending}>
        {narrow && side === 'chosen' ? null : (
          <AvailableColumn
            title={titles.available}
            entries={columns.available}
            none={none.available}
            onAdd={selection.add}
          />
        )}
        {narrow && side === 'available' ? null : (
          <ChosenColumn
            title={titles.chosen}
            entries={columns.chosen}
            none={none.chosen}
            onRemove={selection.remove}
            onMove={selection.move}
          />
        )}
      </fieldset>
      <div className={styles['foot']}>
        <ButtonLink to={back}>Cancel</ButtonLink>
        <Button
          tone="primary"
          disabled={!changed}
          busy={isPending && 'Saving...'}
          onClick={() => mutate()}
        >
          Save Changes
        </Button>
      </div>
    </>
  );
}

function useColumns(entries: readonly Entry[], chosen: readonly string[]) {
  return useMemo(() => {
    const ids = new Set(chosen);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return {
      available: entries.filter(({ id }) => !ids.has(id)),
      chosen: chosen.flatMap((id) => byId.get(id) ?? []),
    };
  }, [entries, chosen]);
}
