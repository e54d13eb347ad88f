import { useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { useChange } from '../../api/catalogue-api.ts';
import { planAdvice } from '../../parts/limits/plan-limit.tsx';
import { Choices } from '../../parts/selection/choices.tsx';
import styles from '../../parts/styles/bulk.css';
import { categoryChanges } from '../../api/category-changes.ts';

type NewCategoriesProps = { names: readonly string[]; menus: readonly Menu[] };

/** New categories named in a file: on the only menu, or on those the owner chooses. */
export function NewCategories({ names, menus }: NewCategoriesProps) {
  const open = menus.filter(({ locked }) => !locked);
  const isAsked = menus.length > 1;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isAsked ? [] : open.map(({ id }) => id),
  );
  const { mutate, isPending, error } = useChange(async (wanted: readonly string[]) => {
    const menu_ids = [...chosen];
    for (const name of wanted) await categoryChanges.createCategory({ body: { name, menu_ids } });
  });
  const failure = failureOf(error, 'Failed to create category. Please try again.');
  return (
    <div className={styles['unknown']}>
      <p>
        <strong>New categories:</strong> {names.join(', ')}
      </p>
      {isAsked ? (
        <Choices legend="On which menus?" options={open} chosen={chosen} onChange={setChosen} />
      ) : null}
      <Button busy={isPending && 'Creating...'} onClick={() => mutate(names)}>
        Create {names.length === 1 ? 'this category' : `these ${names.length} categories`}
      </Button>
      <p role="alert" className={styles['alert']}>
        {failure} {planAdvice(failure)}
      </p>
    </div>
  );
}
