import { Plus, Search, SearchX, Utensils } from 'lucide-react';
import { useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../dashboard/list.css';
import { ItemDialog } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { searchItems } from './item-search.ts';

export function ItemsTab({ items }: { items: readonly Item[] }) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<Item>();
  if (items.length === 0) return <NoItems />;
  const found = searchItems(items, words);
  return (
    <>
      <div className={styles['bar']}>
        <SearchBox words={words} onChange={setWords} />
        <AddItem />
      </div>
      {found.length > 0 ? (
        <ul className={styles['rows']}>
          {found.map((item) => (
            <ItemRow key={item.id} item={item} onDetails={() => setShown(item)} />
          ))}
        </ul>
      ) : (
        <NoMatch words={words} onClear={() => setWords('')} />
      )}
      <ItemDialog item={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

const AddItem = () => (
  <ButtonLink tone="primary" to="/menu-item/add">
    <Plus size={18} aria-hidden="true" />
    Add Menu Item
  </ButtonLink>
);

const SearchBox = ({ words, onChange }: { words: string; onChange: (words: string) => void }) => (
  <search className={styles['search']}>
    <Search size={18} aria-hidden="true" />
    <input
      type="search"
      aria-label="Search menu items"
      placeholder="Search by name, allergen or category"
      value={words}
      onChange={(event) => onChange(event.target.value)}
    />
  </search>
);

const NoMatch = ({ words, onClear }: { words: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No menu items found"
    action={<Button onClick={onClear}>Clear search</Button>}
  >
    <p>Nothing matches “{words}”.</p>
    <p>Tip: search by name, description, allergens or category.</p>
  </EmptyState>
);

const NoItems = () => (
  <EmptyState icon={Utensils} title="No menu items yet" action={<AddItem />}>
    <p>Add what you cook and pour. An item can be in several categories.</p>
    <p>Tip: start with five favourites, then fill in the rest.</p>
  </EmptyState>
);
