import { lazy, Suspense, useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
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
  if (!picked) return null;
  const listed = new Set(found.map(({ item }) => item));
  // In list order; items hidden by the search stay selected and come last.
  const chosen = [...listed.union(new Set(items))].filter(({ id }) => picked.has(id));
  return (
    <section className={styles['bar']} aria-label="Selected items">
      <output>{chosen.length} selected</output>
      <Button tone="plain" onClick={() => pickAll([...listed].map(({ id }) => id))}>
        Select all {listed.size}
      </Button>
      <Button tone="plain" onClick={stop}>
        Done
      </Button>
      <Button tone="primary" disabled={chosen.length === 0} onClick={() => setChanging(true)}>
        Change prices
      </Button>
      <Suspense>
        {changing ? <PricesDialog items={chosen} onClose={() => setChanging(false)} /> : null}
      </Suspense>
    </section>
  );
}
