import { ExternalLink, Pencil } from 'lucide-react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { catalogue } from '../api/catalogue-api.ts';
import styles from '../parts/styles/cards.css';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateButton } from '../parts/dialogs/duplicate-button.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import words from '../parts/styles/words.css';
import { MenuStatus } from './menu-status.tsx';

type MenuCardProps = { menu: Menu; restaurants: readonly Restaurant[]; isOnly: boolean };

export function MenuCard({ menu, restaurants, isOnly }: MenuCardProps) {
  const { id, name, description, categories, locked } = menu;
  const named = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <>
      <h3>{name}</h3>
      <div>
        <MenuStatus id={id} restaurants={restaurants} />
      </div>
      {description ? <p className={words['text']}>{description}</p> : null}
      {locked ? <LockedNote /> : null}
      <p className={words['meta']}>
        {categories.length === 1 ? '1 category' : `${categories.length} categories`}
      </p>
      <div className={styles['actions']}>
        <div className={styles['group']}>
          <ButtonLink tone={isOnly ? 'primary' : 'soft'} to={`/menu/${id}/editor`}>
            Edit dishes{named}
          </ButtonLink>
          <ButtonLink to={`/menu/${id}/manage-categories`}>Manage Categories{named}</ButtonLink>
          <ButtonLink to={`/menu/${id}/allergens`}>Allergens{named}</ButtonLink>
        </div>
        <div className={styles['group']}>
          <ButtonLink tone="plain" to={`/menu/${id}`} target="_blank" rel="noopener">
            Preview Menu
            <ExternalLink size={16} aria-hidden="true" />
            <VisuallyHidden> {name}, opens in a new tab</VisuallyHidden>
          </ButtonLink>
          <ButtonLink tone="plain" to={`/menu/${id}/edit`}>
            <Pencil size={18} aria-hidden="true" />
            Edit
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <DuplicateButton
            name={name}
            shares
            onDuplicate={() => catalogue.duplicateMenu({ params: { id } })}
          />
          <DeleteButton
            kind="Menu"
            id={id}
            name={name}
            consequence="Restaurants showing it will have no menu. Its items are kept, and its categories, but for empty ones and those whose items are all on another menu."
            otherwise="Failed to delete menu. Please try again."
            onDelete={() => catalogue.deleteMenu({ params: { id } })}
            onRestore={() => catalogue.restoreMenu({ params: { id } })}
          />
        </div>
      </div>
    </>
  );
}
