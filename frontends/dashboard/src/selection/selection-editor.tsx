import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorSummary } from '@menuleaf/shared/ui/error-summary.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { useChange } from '../catalogue-api.ts';
import { useSelection } from './selection.ts';
import { Column, type Entry } from './two-columns.tsx';
import styles from './two-columns.css';

export type Difference = { added: string[]; removed: string[] };

type SelectionEditorProps = {
  /** Everything there is, in the order of its column. */
  entries: readonly Entry[];
  saved: readonly string[];
  titles: { available: string; chosen: string };
  none: { available: string; chosen: string };
  otherwise: string;
  back: string;
  save: (difference: Difference) => Promise<unknown>;
};

/** Two columns: what there is, and what is in. Nothing is sent before Save Changes. */
export function SelectionEditor(props: SelectionEditorProps) {
  const { entries, saved, titles, none, otherwise, back, save } = props;
  const selection = useSelection(saved);
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChange(save);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setFailure(undefined);
    try {
      await mutateAsync({ added: selection.added, removed: selection.removed });
      selection.settle();
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
      <div className={styles['columns']}>
        <Column
          title={titles.available}
          entries={entries.filter(({ id }) => !selection.chosen.has(id))}
          none={none.available}
          onAdd={selection.add}
        />
        <Column
          title={titles.chosen}
          entries={entries.filter(({ id }) => selection.chosen.has(id))}
          none={none.chosen}
          onRemove={selection.remove}
        />
      </div>
      <div className={styles['foot']}>
        <ButtonLink to={back}>Cancel</ButtonLink>
        <Button
          tone="primary"
          disabled={!selection.changed}
          busy={isPending && 'Saving...'}
          onClick={() => void submit()}
        >
          Save Changes
        </Button>
      </div>
    </>
  );
}
