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
  const gone = useRef<string[]>([]);
  if (!picked) return null;
  const listed = new Set(found.map(({ item }) => item));
  // In list order; items hidden by the search stay selected and come last.
  const chosen = [...listed.union(new Set(items))].filter(({ id }) => picked.has(id));
  const several = chosen.length > 1;
  const remove = async () => {
    const ids = chosen.map(({ id }) => id);
    // A second try goes on where the first one failed.
    gone.current = gone.current.filter((id) => ids.includes(id));
    for (const id of ids.slice(gone.current.length)) {
      await catalogue.deleteItem({ params: { id } });
      gone.current.push(id);
    }
  };
  /** The last one first, so that each finds its place among those that stood before it. */
  const restore = async () => {
    for (let id = gone.current.at(-1); id !== undefined; id = gone.current.at(-1)) {
      await catalogue.restoreItem({ params: { id } });
      gone.current.pop();
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
          kind={several ? 'Menu Items' : 'Menu Item'}
          id="selected"
          name={several ? `${chosen.length} items` : (chosen[0]?.name ?? '')}
          several={several}
          consequence={`${several ? 'They disappear' : 'It disappears'} from every menu.`}
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
