import { useDeferredValue, useMemo, useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { changedPrice, type PriceChange } from '@menuleaf/shared/menu/price-change.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { LongRows } from '../parts/lists/long-rows.tsx';
import styles from './bulk.css';
import { useMoney } from '../parts/money.ts';
import { PriceChangeFields, readChange, type TypedChange } from './price-change-fields.tsx';

type Change = { id: string; name: string; from: number; to: number };

/** What each price becomes; those that stay as they are, are left out. */
export const changesOf = (items: readonly Item[], change: PriceChange | undefined): Change[] =>
  items.flatMap(({ id, name, price }) => {
    const to = change ? changedPrice(Math.round(price * 100), change) / 100 : price;
    return to === price ? [] : [{ id, name, from: price, to }];
  });

const many = (count: number) => (count === 1 ? '1 price' : `${count} prices`);
const sent = (changes: readonly Change[]) => changes.map(({ id, from, to }) => ({ id, from, to }));
const reversed = (changes: readonly Change[]) =>
  changes.map((change) => ({ ...change, from: change.to, to: change.from }));

/** Changes the prices of the picked items, once the owner has seen each new one. */
export default function PricesDialog(props: { items: readonly Item[]; onClose: () => void }) {
  const { items, onClose } = props;
  const [typed, setTyped] = useState<TypedChange>({
    way: 'raise',
    by: '',
    unit: 'percent',
    ending: 'none',
  });
  const { save, isPending, failure, skipped } = useChangePrices(onClose);
  // Typing stays quick: the preview of a thousand prices follows when there is time.
  const meant = useDeferredValue(typed);
  const changes = useMemo(() => changesOf(items, readChange(meant)), [items, meant]);
  return (
    <Dialog
      open
      large
      title={`Change prices of ${items.length === 1 ? '1 item' : `${items.length} items`}`}
      onClose={() => (isPending ? undefined : onClose())}
      actions={
        <>
          <Button onClick={onClose}>{skipped.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button
            tone="primary"
            disabled={changes.length === 0}
            busy={isPending && 'Saving...'}
            onClick={() => void save(changes)}
          >
            Change {many(changes.length)}
          </Button>
        </>
      }
    >
      <div role="alert" className={styles['alert']}>
        {failure}
        {skipped.length > 0
          ? `Changed by someone else meanwhile, so left alone: ${skipped.join(', ')}.`
          : null}
      </div>
      <PriceChangeFields typed={typed} onChange={setTyped} disabled={isPending} />
      <Preview changes={changes} unchanged={items.length - changes.length} />
    </Dialog>
  );
}

function useChangePrices(onClose: () => void) {
  const [failure, setFailure] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useChange((changes: readonly Change[]) =>
    catalogue.changePrices({ body: { changes: sent(changes) } }),
  );
  const undo = (changes: readonly Change[]) =>
    mutateAsync(reversed(changes)).then(
      () => toast({ title: `${many(changes.length)} changed back` }),
      (error: unknown) =>
        toast({ title: detailOf(error, 'Failed to change the prices back.'), tone: 'danger' }),
    );
  const save = async (changes: readonly Change[]) => {
    setFailure(undefined);
    try {
      const reply = await mutateAsync(changes);
      const done = changes.filter(({ id }) => !reply.skipped.includes(id));
      const left = changes.filter(({ id }) => reply.skipped.includes(id));
      toast({
        title: `${many(done.length)} changed`,
        action: { label: 'Undo', run: () => void undo(done) },
        forMs: undoForMs,
      });
      setSkipped(left.map(({ name }) => name));
      if (left.length === 0) onClose();
    } catch (error) {
      setFailure(detailOf(error, 'Failed to change prices. Please try again.'));
    }
  };
  return { save, isPending, failure, skipped };
}

function Preview({ changes, unchanged }: { changes: readonly Change[]; unchanged: number }) {
  const money = useMoney();
  if (changes.length === 0) return <p className={styles['quiet']}>No price changes yet.</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <section className={styles['preview']} tabIndex={0} aria-label="Preview">
        <table aria-rowcount={changes.length + 1}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <LongRows name="prices" things={changes}>
            {({ name, from, to }) => (
              <>
                <th scope="row">{name}</th>
                <td>{money.format(from)}</td>
                <td>{money.format(to)}</td>
              </>
            )}
          </LongRows>
        </table>
      </section>
      {unchanged > 0 ? (
        <p className={styles['quiet']}>
          {unchanged === 1 ? '1 item keeps' : `${unchanged} items keep`} the price.
        </p>
      ) : null}
    </>
  );
}
