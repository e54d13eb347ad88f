import { LayoutList, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../dashboard/list.css';
import { CategoryRow } from './category-row.tsx';
import { NewCategoryForm } from './new-category-form.tsx';

export function CategoriesTab({ categories }: { categories: readonly Category[] }) {
  const [adding, setAdding] = useState(false);
  const add = (
    <Button tone="primary" onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden="true" />
      Add Category
    </Button>
  );
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['hint']}>Starters, mains, drinks: what the tabs of your menu are.</p>
        {categories.length > 0 && !adding ? add : null}
      </div>
      {adding ? <NewCategoryForm onClose={() => setAdding(false)} /> : null}
      {categories.length > 0 ? (
        <ul className={styles['rows']}>
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </ul>
      ) : null}
      {categories.length === 0 && !adding ? (
        <EmptyState icon={LayoutList} title="No categories yet" action={add}>
          <p>Group your items the way your guests order. A category can be on several menus.</p>
        </EmptyState>
      ) : null}
    </>
  );
}
