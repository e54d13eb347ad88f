import { lazy, Suspense, useRef, useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { catalogue } from '../api/catalogue-api.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import styles from '../parts/styles/bulk.css';
import type { useItemSelection } from './item-selection.ts';

const PricesDialog = lazy(() => import('../prices/prices-dialog.tsx'));

type SelectionBarProps = {
  items: readonly Item[];
  /** The list's rows: all can be selected at once. */
  found: readonly { item: Item }[];
  selection: ReturnType<typeof useItemSelection>;
};

/** Actions for the selected items; stays visible while the list scrolls. */
export default function SelectionBar({ items, found, selection }: SelectionBarProps) {
  const [changing, setChanging] = useState(false);
  const { picked, pickAll, stop } = selection;
  const gone = useRef<ReadonlySet<string>>(new Set());
  if (!picked) return null;
  const listed = new Set(found.map(({ item }) => item));
  // In list order; items hidden by the search stay selected and come last.
  const chosen = [...listed.union(new Set(items))].filter(({ id }) => picked.has(id));
  const remove = async () => {
    // A second try goes on where the first one failed.
    gone.current = new Set(chosen.map(({ id }) => id).filter((id) => gone.current.has(id)));
    for (const { id } of chosen) {
      if (!gone.current.has(id)) await catalogue.deleteItem({ params: { id } });
      gone.current = new Set(gone.current).add(id);
    }
  };
  const restore = async () => {
    // Backwards, so that each finds its place among those that stood before it.
    for (const id of [...gone.current].toReversed()) {
      await catalogue.restoreItem({ params: { id } });
      gone.current = gone.current.difference(new Set([id]));
    }
  };
  return (
    <section className={styles['bar']} aria-label="Selected items">
      <output>{chosen.length} selected</output>
      <Button tone="plain" onClick={() => pickAll([...listed].map(({ id }) => id))}>
        Select all {listed.size}
      </Button>
      <Button tone="plain" onClick={stop}>
        Done
      </Button>
      {chosen.length > 0 ? (
        <DeleteButton
          kind={chosen.length > 1 ? 'Menu Items' : 'Menu Item'}
          id="selected"
          name={chosen.length > 1 ? `${chosen.length} items` : (chosen[0]?.name ?? '')}
          several={chosen.length > 1}
          consequence={`${chosen.length > 1 ? 'They disappear' : 'It disappears'} from every menu.`}
          otherwise="Failed to delete all of them. Please try again."
          onDelete={remove}
          onRestore={restore}
        />
      ) : null}
      <Button tone="primary" disabled={chosen.length === 0} onClick={() => setChanging(true)}>
        Change prices
      </Button>
      <Suspense>
        {changing ? <PricesDialog items={chosen} onClose={() => setChanging(false)} /> : null}
      </Suspense>
    </section>
  );
}
