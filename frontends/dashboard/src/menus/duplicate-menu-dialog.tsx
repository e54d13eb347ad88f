import { useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Option } from '@menuleaf/shared/ui/form/option.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../api/catalogue-api.ts';
import { menuChanges } from '../api/menu-changes.ts';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import styles from '../restaurants/dialogs.css';

const ways = [
  [
    'shared',
    'The same dishes',
    'A change in one is a change in both: price, photo, sold out, all of it.',
  ],
  [
    'own',
    'Dishes of its own',
    'Copies with their photos, allergens and translations. From then on, prices and what is sold out are its own.',
  ],
] as const;

type DuplicateMenuDialogProps = { menu: Menu; onClose: () => void };

/** Whether a copy shares its dishes with the menu that it is of. */
export default function DuplicateMenuDialog({ menu, onClose }: DuplicateMenuDialogProps) {
  const { id, name } = menu;
  const [items, setItems] = useState<(typeof ways)[number][0]>('shared');
  // Pressed again after a lost answer, it makes no second copy.
  const [keys] = useState(() => ({ shared: crypto.randomUUID(), own: crypto.randomUUID() }));
  const { mutateAsync, isPending, error } = useChange(menuChanges.duplicateMenu);
  const failure = error
    ? detailOf(error, `Failed to duplicate ${name}. Please try again.`)
    : undefined;
  const duplicate = async () => {
    const copy = await mutateAsync({
      params: { id },
      query: { items, idempotency_key: keys[items] },
    });
    toast({ title: `${copy.name} was added` });
    onClose();
  };
  return (
    <SaveDialog
      title={`Duplicate ${name}`}
      save="Duplicate"
      isSaving={isPending}
      disabled={false}
      failure={
        failure && (
          <>
            {failure} {planAdvice(failure)}
          </>
        )
      }
      onSave={() => void duplicate().catch(() => undefined)}
      onClose={onClose}
    >
      <fieldset className={styles['options']} disabled={isPending}>
        <legend>The copy has sections of its own. What dishes does it have?</legend>
        {ways.map(([way, title, says]) => (
          <Option
            key={way}
            type="radio"
            name="copied-items"
            checked={items === way}
            onChange={() => setItems(way)}
          >
            {title}
            <small>{says}</small>
          </Option>
        ))}
      </fieldset>
    </SaveDialog>
  );
}
