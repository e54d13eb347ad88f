import { useDeferredValue, useMemo, useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, menusQuery, useChange } from '../api/catalogue-api.ts';
import { namesWithPrices } from './prices-in-texts.ts';
import { VirtualRows } from '../parts/lists/virtual-rows.tsx';
import styles from '../parts/styles/bulk.css';
import type { Money } from '../parts/money.ts';
import { PriceChangeFields, readChange, type TypedChange } from './price-change-fields.tsx';
import { newItems } from '../api/new-items.ts';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import { lowestOf } from '@menuleaf/shared/menu/prices/lowest-price.ts';
import { changedPrice, type PriceChange } from '@menuleaf/shared/menu/prices/price-change.ts';

type Step = { from: number; to: number };
/** `choices`: all its choices, in order; absent if it has one price. */
type Change = Step & { id: string; name: string; choices?: Step[] };

function changeOf({ id, name, price, choices }: Item, next: (price: number) => number): Change {
  if (choices.length === 0) return { id, name, from: price, to: next(price) };
  const steps = choices.map((choice) => ({ from: choice.price, to: next(choice.price) }));
  const to = lowestOf(steps.map((step) => ({ price: step.to })));
  return { id, name, from: price, to, choices: steps };
}

const stepsOf = ({ from, to, choices }: Change): Step[] => choices ?? [{ from, to }];

/** New prices; omits unchanged ones, and those that guests read no number of. */
function changesOf(
  items: readonly Item[],
  change: PriceChange | undefined,
  decimalsOf: (item: Item) => number,
): Change[] {
  if (!change) return [];
  return items
    .filter(({ price_kind }) => showsNumber(price_kind))
    .map((item) => changeOf(item, (price) => changedPrice(price, change, decimalsOf(item))))
    .filter((one) => stepsOf(one).some(({ from, to }) => from !== to));
}

const back = ({ from, to }: Step): Step => ({ from: to, to: from });

const reversed = (changes: readonly Change[]): Change[] =>
  changes.map((change) => ({
    ...change,
    ...back(change),
    ...(change.choices && { choices: change.choices.map(back) }),
  }));

const countOf = (changes: readonly Change[]) =>
  changes.reduce((sum, change) => sum + stepsOf(change).length, 0);

const many = (changes: readonly Change[]) => {
  const count = countOf(changes);
  return count === 1 ? '1 price' : `${count} prices`;
};
const sent = (changes: readonly Change[]) => changes.map(({ name: _name, ...change }) => change);

type PricesDialogProps = {
  items: readonly Item[];
  moneyOf: (item: Item) => Money;
  onClose: () => void;
};

/** Changes the prices of the selected items, after a preview of each. */
export default function PricesDialog({ items, moneyOf, onClose }: PricesDialogProps) {
  const [typed, setTyped] = useState<TypedChange>({
    way: 'raise',
    by: '',
    unit: 'percent',
    ending: 'none',
  });
  const { save, isPending, failure, skipped } = useChangePrices(onClose);
  // Typing stays responsive: the preview of a thousand prices is deferred.
  const meant = useDeferredValue(typed);
  const changes = useMemo(
    () => changesOf(items, readChange(meant), (item) => moneyOf(item).decimals),
    [items, meant, moneyOf],
  );
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
            Change {changes.length === 0 ? 'prices' : many(changes)}
          </Button>
        </>
      }
    >
      <div role="alert" className={styles['alert']}>
        {failure}
        {skipped.length > 0
          ? `Changed by someone else in the meantime, so left as is: ${skipped.join(', ')}.`
          : null}
      </div>
      <PriceChangeFields typed={typed} onChange={setTyped} disabled={isPending} />
      <Preview
        changes={changes}
        formats={new Map(items.map((item) => [item.id, moneyOf(item).format]))}
        unchanged={items.length - changes.length}
      />
      {changes.length > 0 ? <PricesInTexts items={items} /> : null}
    </Dialog>
  );
}

/** What the owner has to change by hand. */
function PricesInTexts({ items }: { items: readonly Item[] }) {
  const { data: menus = [] } = useQuery(menusQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const names = namesWithPrices([...menus, ...categories, ...items]);
  if (names.length === 0) return null;
  return (
    <p className={styles['quiet']}>
      Prices in descriptions and notes stay as they are: {names.slice(0, 5).join(', ')}
      {names.length > 5 ? ` and ${names.length - 5} more` : ''}.
    </p>
  );
}

function useChangePrices(onClose: () => void) {
  const [failure, setFailure] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useChange((changes: readonly Change[]) =>
    newItems.changePrices({ body: { changes: sent(changes) } }),
  );
  const undo = (changes: readonly Change[]) =>
    mutateAsync(reversed(changes)).then(
      () => toast({ title: `${many(changes)} changed back` }),
      toastFailure('Failed to change the prices back.'),
    );
  const save = async (changes: readonly Change[]) => {
    setFailure(undefined);
    try {
      const reply = await mutateAsync(changes);
      const done = changes.filter(({ id }) => !reply.skipped.includes(id));
      const left = changes.filter(({ id }) => reply.skipped.includes(id));
      toast({
        title: `${many(done)} changed`,
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

/** `$8.00 / $32.00` */
const inWords = (change: Change, word: (step: { from: number; to: number }) => string) =>
  stepsOf(change).map(word).join(' / ');

type PreviewProps = {
  changes: readonly Change[];
  /** By the items' ids. */
  formats: ReadonlyMap<string, Money['format']>;
  unchanged: number;
};

function Preview({ changes, formats, unchanged }: PreviewProps) {
  const priceOf = ({ id }: Change, price: number) => formats.get(id)?.(price) ?? '';
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
          <VirtualRows name="prices" things={changes}>
            {(change) => (
              <>
                <th scope="row">{change.name}</th>
                <td>{inWords(change, ({ from }) => priceOf(change, from))}</td>
                <td>{inWords(change, ({ to }) => priceOf(change, to))}</td>
              </>
            )}
          </VirtualRows>
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
