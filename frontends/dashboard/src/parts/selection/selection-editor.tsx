import { useMemo, useState } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorSummary } from '@menuleaf/shared/ui/form/error-summary.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { Plus } from 'lucide-react';
import { useChange } from '../../api/catalogue-api.ts';
import { useNarrow } from '../narrow.ts';
import { ChosenColumn } from './chosen-column.tsx';
import { ColumnFrame, type Entry, useSearch } from './column-frame.tsx';
import { MenuSizeNote, type SizedMenu } from './menu-size-note.tsx';
import { SideSwitch } from '../side-switch.tsx';
import { useSelection } from './selection.ts';
import styles from './two-columns.css';
import { VirtualList } from '../lists/virtual-list.tsx';

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
  const { mutateAsync, isPending } = useChange(save);
  const [failure, setFailure] = useState<string>();
  const narrow = useNarrow();
  const [side, setSide] = useState<'available' | 'chosen'>(
    saved.length > 0 ? 'chosen' : 'available',
  );
  const submit = async () => {
    setFailure(undefined);
    try {
      await mutateAsync({ added, removed, order });
      selection.markSaved();
      toast({ title: 'Changes were saved' });
      await navigate(back);
    } catch (error) {
      setFailure(detailOf(error, otherwise));
    }
  };
  return (
    <>
      <LeaveGuard unsaved={selection.unsaved} />
      <ErrorSummary formId="selection" errors={{}} failure={failure} />
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
          onClick={() => void submit()}
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
