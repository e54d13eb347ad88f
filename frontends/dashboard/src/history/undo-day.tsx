import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import type { Undone, UndoneThing } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import { listed } from './field-words.ts';
import { history, readAgain } from './history-api.ts';
import styles from './history.css';
import { undoMessage } from './use-undo.ts';

type UndoDayProps = { label: string; from: Date; until: Date };

/** Undoes a whole day, after counting what that changes. */
export function UndoDay(day: UndoDayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        Undo everything from this day
      </Button>
      {isOpen ? <UndoDayDialog {...day} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** `changes 12 things back, brings 2 back and removes 1`. */
function countedWords({ things, things_count: count }: Undone): string {
  if (count > things.length) return `changes ${count} things back`;
  const of = (does: UndoneThing['does']) => things.filter((thing) => thing.does === does).length;
  const [changed, back, gone] = [of('change_back'), of('bring_back'), of('remove')];
  const several = (n: number) => (n === 1 ? '1 thing' : `${n} things`);
  return listed([
    ...(changed > 0 ? [`changes ${several(changed)} back`] : []),
    ...(back > 0
      ? [`brings back ${several(back)} that ${back === 1 ? 'was' : 'were'} deleted`]
      : []),
    ...(gone > 0 ? [`removes ${several(gone)} that ${gone === 1 ? 'was' : 'were'} added`] : []),
  ]);
}

const inSentence = (label: string) =>
  /^(Today|Yesterday)$/.test(label) ? label.toLowerCase() : label;

function UndoDayDialog({ label, from, until, onClose }: UndoDayProps & { onClose: () => void }) {
  const queries = useQueryClient();
  const [alsoSince, setAlsoSince] = useState(false);
  const time = { from: from.toISOString(), until: until.toISOString() };
  const since = alsoSince ? ('undo' as const) : ('leave' as const);
  const looked = useQuery({
    queryKey: ['history', 'day', time.from, since],
    queryFn: () => history.undoTime({ body: { ...time, dry_run: true, changed_since: since } }),
    gcTime: 0,
    placeholderData: (before: Undone | undefined) => before,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const done = await history.undoTime({ body: { ...time, changed_since: since } });
      toast({ title: undoMessage(done) });
      onClose();
      await readAgain(queries);
    },
  });
  const count = looked.data?.things_count ?? 0;
  return (
    <Dialog
      open
      title={`Undo everything from ${inSentence(label)}?`}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="danger"
            disabled={count === 0 || looked.isPlaceholderData}
            busy={isPending && 'Undoing...'}
            onClick={() => mutate()}
          >
            {count > 1 ? `Undo ${count} things` : 'Undo'}
          </Button>
        </>
      }
    >
      {looked.data ? (
        <Looked looked={looked.data} alsoSince={alsoSince} onAlsoSince={setAlsoSince} />
      ) : looked.isError ? (
        <p>{detailOf(looked.error, 'We couldn’t work out what this would change.')}</p>
      ) : (
        <Skeleton rows={2} label="Counting what will change" />
      )}
      <div role="alert" className={styles['failure']}>
        {error ? detailOf(error, 'It could not be undone. Please try again.') : null}
      </div>
    </Dialog>
  );
}

type LookedProps = {
  looked: Undone;
  alsoSince: boolean;
  onAlsoSince: (value: boolean) => void;
};

function Looked({ looked, alsoSince, onAlsoSince }: LookedProps) {
  const { things_count: count, changed_since, not_kept } = looked;
  const names = changed_since.map(({ name }) => name);
  return (
    <div className={styles['looked']}>
      <p>
        {count === 0 ? 'Everything is as it was before that day.' : `This ${countedWords(looked)}.`}{' '}
        You can undo it again.
      </p>
      {names.length > 0 ? (
        <Checkbox
          bind={bindFlag('also-since', alsoSince, onAlsoSince)}
          label={`Also undo what was changed again after that day: ${listed(names.slice(0, 5))}${names.length > 5 ? ', …' : ''}`}
        />
      ) : null}
      {not_kept.length > 0 ? (
        <p className={styles['quiet']}>
          Photos are not kept: {listed(not_kept.slice(0, 5).map(({ name }) => name))} will be
          without.
        </p>
      ) : null}
    </div>
  );
}
