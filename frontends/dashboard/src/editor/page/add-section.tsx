import { ListChecks, Plus } from 'lucide-react';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { BringMenu } from './bring-menu.tsx';
import styles from './editor.css';
import type { RowActions } from '../rows/row-actions.ts';

export const AddSection = ({ menuId, actions }: { menuId: string; actions: RowActions }) => (
  <div className={styles['further']}>
    <Button onClick={() => actions.addSection()}>
      <Plus size={18} aria-hidden="true" />
      Add a section
    </Button>
    <BringMenu menuId={menuId} />
    <ButtonLink to={`/menu/${menuId}/allergens`}>
      <ListChecks size={18} aria-hidden="true" />
      Allergens
    </ButtonLink>
  </div>
);
