import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import type { Editing } from '../editor/editing/state.ts';
import { useOpenEditing } from '../editor/editing-context.ts';
import { allergensOfDish, isNone, openSuggestions } from './dish-allergens.ts';
import { confirmed, useTicks, type Ticks } from './ticks.ts';

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);
const hold = (count: number) => (count === 1 ? 'holds' : 'hold');

/** Splits the shown dishes into those ready to confirm and those with untaken suggestions. */
function partitionForConfirm({ doc, facts }: Editing, ticks: Ticks, shown: readonly string[]) {
  const left: string[] = [];
  const ready: string[] = [];
  let none = 0;
  for (const id of shown) {
    const dish = doc.dishes[id];
    const ticked = ticks.get(id);
    if (!dish || facts[id]?.locked || (dish.allergens_confirmed && !ticked)) continue;
    const said = ticked ?? allergensOfDish(dish);
    if (openSuggestions(dish, said).length > 0) left.push(id);
    else {
      ready.push(id);
      if (isNone(said)) none += 1;
    }
  }
  return { left, ready, none };
}

type Sorted = ReturnType<typeof partitionForConfirm>;

function Sentence({ ready, left, none }: Sorted) {
  const named = ready.length - none;
  return (
    <>
      {named > 0 ? (
        <p>
          Guests will read that {dishes(named)} {hold(named)} what is marked and nothing else of the
          14.
        </p>
      ) : null}
      {none > 0 ? (
        <p>
          Guests will read that {dishes(none)} {hold(none)} none of the 14 allergens.
        </p>
      ) : null}
      {left.length > 0 ? (
        <p>
          {dishes(left.length)} with suggestions that are not marked{' '}
          {left.length === 1 ? 'is' : 'are'} left out. Look at each of them and confirm it there.
        </p>
      ) : null}
      {ready.length > 0 ? <p>Confirm only what your kitchen has checked.</p> : null}
    </>
  );
}

/** Confirms all shown dishes, after saying what guests will read. */
export function ConfirmAll({ shown }: { shown: readonly string[] }) {
  const editing = useOpenEditing();
  const ticks = useTicks();
  const [sorted, setSorted] = useState<Sorted>();
  const count = sorted?.ready.length ?? 0;
  const close = () => setSorted(undefined);
  const confirm = () => {
    const step = ticks.confirm(sorted?.ready ?? []);
    toast({
      title: `${dishes(count)} confirmed`,
      about: confirmed,
      action: { label: 'Undo', run: () => ticks.undo(step) },
    });
    close();
  };
  return (
    <>
      <Button onClick={() => setSorted(partitionForConfirm(editing.get(), ticks, shown))}>
        Confirm all shown
      </Button>
      <Dialog
        open={sorted !== undefined}
        title={count > 0 ? `Confirm ${dishes(count)}?` : 'Nothing to confirm'}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{count > 0 ? 'Cancel' : 'Close'}</Button>
            {count > 0 ? (
              <Button tone="primary" onClick={confirm}>
                Confirm {dishes(count)}
              </Button>
            ) : null}
          </>
        }
      >
        {sorted ? <Sentence {...sorted} /> : null}
        {sorted && sorted.ready.length + sorted.left.length === 0 ? (
          <p>All dishes shown are confirmed.</p>
        ) : null}
      </Dialog>
    </>
  );
}
