import { Pencil } from 'lucide-react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { longDate } from '../parts/dates.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateButton } from '../parts/dialogs/duplicate-button.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { MoreActions } from '../parts/more/more-actions.tsx';
import styles from '../parts/styles/rows.css';
import words from '../parts/styles/words.css';
import { categoryChanges } from '../api/category-changes.ts';

export function CategoryRow({ category, on }: { category: Category; on: string }) {
  const { id, name, description, items_count, created_at, locked } = category;
  return (
    <li className={[styles['row'], styles['plain-row']].join(' ')}>
      <div>
        <h3>{name}</h3>
        {description ? <p className={words['text']}>{description}</p> : null}
        <p className={words['meta']}>
          {on ? <span>On {on}</span> : null}
          <span>Items: {items_count}</span>
          <span>Created {longDate(created_at)}</span>
        </p>
        {locked ? <LockedNote /> : null}
      </div>
      <div className={styles['actions']}>
        <ButtonLink to={`/category/${id}/manage-items?from=dashboard`}>
          Manage Items
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink tone="plain" to={`/category/${id}/edit`}>
          <Pencil size={18} aria-hidden="true" />
          Edit
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <MoreActions name={name}>
          <DuplicateButton
            name={name}
            shares
            onDuplicate={() => categoryChanges.duplicateCategory({ params: { id } })}
          />
          <DeleteButton
            kind="Category"
            id={id}
            name={name}
            consequence="It comes off your menus. Its items stay."
            otherwise="Failed to delete category. Please try again."
            onDelete={() => categoryChanges.deleteCategory({ params: { id } })}
            onRestore={() => categoryChanges.restoreCategory({ params: { id } })}
          />
        </MoreActions>
      </div>
    </li>
  );
}
