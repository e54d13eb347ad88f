import { Suspense, useRef, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { newItems } from '../api/new-items.ts';
import {
  available,
  soldOut,
  type Availability,
  availabilityWords,
} from '../availability/availability.ts';
import type { ClocksOf } from '../availability/item-clocks.ts';
import { openingTomorrow } from '../availability/opening-tomorrow.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import type { Money } from '../parts/money.ts';
import styles from '../parts/styles/bulk.css';
import type { useItemSelection } from './item-selection.ts';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { useChange } from '../api/catalogue-api.ts';
import { countWaiting } from '../api/optimistic-item-update.ts';
import { useWaiting } from './waiting-changes.tsx';

type Change = Availability & { id: string };

const changeOf = ({ id, is_available, sold_out_until }: Change): Change => ({
  id,
  is_available,
  sold_out_until,
});

/** Marks several items sold out or available, as one change with one undo. */
function useSeveralAvailability() {
  const { mutateAsync, isPending } = useChange((changes: readonly Change[]) =>
    newItems.changeAvailability({ body: { changes: [...changes] } }),
  );
  const send = (changes: readonly Change[], title: string, back?: readonly Change[]) =>
    countWaiting(mutateAsync(changes)).then(
      () =>
        toast({
          title,
          about: 'selected',
          ...(back && {
            action: { label: 'Undo', run: () => void send(back, 'Changed back') },
            forMs: undoForMs,
          }),
        }),
      toastFailure('This could not be changed. Please try again.', 'selected'),
    );
  /** `subject` is what they are called, with its verb: `3 items are`. */
  return (
    items: readonly Item[],
    subject: string,
    availabilityOf: (item: Item) => Availability,
  ): void => {
    const changes = items.map((item) => changeOf({ ...availabilityOf(item), id: item.id }));
    const [first] = changes;
    // A disabled button would lose the focus, so a second press is ignored.
    if (!first || isPending) return;
    void send(changes, `${subject} ${availabilityWords(first)}`, items.map(changeOf));
  };
}

const PricesDialog = later(() => import('../prices/prices-dialog.tsx'));
const MoveItemsDialog = later(() => import('./move-items-dialog.tsx'));

type SelectionBarProps = {
  items: readonly Item[];
  /** The list's rows: all can be selected at once. */
  found: readonly { item: Item }[];
  menus: readonly Menu[];
  clocksOf: ClocksOf;
  moneyOf: (item: Item) => Money;
  selection: ReturnType<typeof useItemSelection>;
};

/** Actions for the selected items; stays visible while the list scrolls. */
export default function SelectionBar(props: SelectionBarProps) {
  const { items, found, menus, clocksOf, moneyOf, selection } = props;
  const [dialog, setDialog] = useState<'prices' | 'move'>();
  const { picked, pickAll, stop } = selection;
  const isWaiting = useWaiting() > 0;
  if (!picked) return null;
  const listed = new Set(found.map(({ item }) => item));
  // In list order; items hidden by the search stay selected and come last.
  const chosen = [...new Set([...listed, ...items])].filter(({ id }) => picked.has(id));
  const name = chosen.length === 1 ? (chosen[0]?.name ?? '') : `${chosen.length} items`;
  const close = () => setDialog(undefined);
  return (
    <section className={styles['bar']} aria-label="Selected items">
      <output>{isWaiting ? 'Waits for a connection' : `${chosen.length} selected`}</output>
      <Button tone="plain" onClick={() => pickAll([...listed].map(({ id }) => id))}>
        Select all {listed.size}
      </Button>
      <Button tone="plain" onClick={stop}>
        Done
      </Button>
      {chosen.length > 0 ? (
        <Actions
          chosen={chosen}
          name={name}
          clocksOf={clocksOf}
          onMove={menus.length > 0 ? () => setDialog('move') : undefined}
        />
      ) : null}
      <Button tone="primary" disabled={chosen.length === 0} onClick={() => setDialog('prices')}>
        Change prices
      </Button>
      <Suspense>
        {dialog === 'prices' ? (
          <PricesDialog items={chosen} moneyOf={moneyOf} onClose={close} />
        ) : null}
        {dialog === 'move' ? (
          <MoveItemsDialog items={chosen} name={name} menus={menus} onClose={close} />
        ) : null}
      </Suspense>
    </section>
  );
}

type ActionsProps = {
  chosen: readonly Item[];
  name: string;
  clocksOf: ClocksOf;
  onMove: (() => void) | undefined;
};

function Actions({ chosen, name, clocksOf, onMove }: ActionsProps) {
  const mark = useSeveralAvailability();
  // By then they are gone from the selection.
  const deleted = useRef<string[]>([]);
  const several = chosen.length > 1;
  const subject = `${name} ${several ? 'are' : 'is'}`;
  const open = chosen.filter(({ locked }) => !locked);
  const onSale = open.filter(({ is_available }) => is_available);
  const gone = open.filter(({ is_available }) => !is_available);
  const disabled = open.length === 0;
  const untilTomorrow = (item: Item) => ({
    ...soldOut,
    sold_out_until: openingTomorrow(new Date(), clocksOf(item)).toISOString(),
  });
  const back = (
    <Button tone="plain" disabled={disabled} onClick={() => mark(gone, subject, () => available)}>
      Available
    </Button>
  );
  const areAllGone = gone.length > 0 && onSale.length === 0;
  return (
    <>
      {areAllGone ? (
        back
      ) : (
        <Button
          tone="plain"
          disabled={disabled}
          onClick={() => mark(onSale, subject, () => soldOut)}
        >
          Sold out
        </Button>
      )}
      <MoreMenu name="the selected items">
        <Button tone="plain" disabled={disabled} onClick={() => mark(open, subject, untilTomorrow)}>
          Sold out until tomorrow
        </Button>
        {gone.length > 0 && !areAllGone ? back : null}
        {onMove ? (
          <Button tone="plain" onClick={onMove}>
            Move to a category
          </Button>
        ) : null}
        <DeleteButton
          kind={several ? 'Menu Items' : 'Menu Item'}
          id="selected"
          name={name}
          several={several}
          consequence={`${several ? 'They disappear' : 'It disappears'} from every menu.`}
          otherwise={`Failed to delete ${name}. Please try again.`}
          onDelete={() => {
            deleted.current = chosen.map(({ id }) => id);
            return newItems.deleteItems({ body: { ids: deleted.current } });
          }}
          onRestore={() => newItems.restoreItems({ body: { ids: deleted.current } })}
        />
      </MoreMenu>
    </>
  );
}
