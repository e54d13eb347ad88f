import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { useMoney } from '../../parts/money.ts';
import { takeOff } from '../draft-edits.ts';
import type { Draft } from '../draft.ts';
import styles from './again.css';

const menus = new Intl.ListFormat('en-US');

type MissingItemsProps = {
  missingItems: Draft['missingItems'];
  edit: (change: (draft: Draft) => Draft) => void;
};

/** Menu items missing from the import. */
export function MissingItems({ missingItems, edit }: MissingItemsProps) {
  const { format } = useMoney();
  if (missingItems.length === 0) return null;
  return (
    <fieldset className={styles['missing-items']}>
      <legend>
        {missingItems.length === 1
          ? '1 dish on this menu isn’t in what you brought'
          : `${missingItems.length} dishes on this menu aren’t in what you brought`}
      </legend>
      <p>Check the ones to take off this menu. They stay in your items with all their details.</p>
      <ul>
        {missingItems.map(({ item, isTakenOff }) => (
          <li key={item.id}>
            <label data-off={isTakenOff || undefined}>
              <input
                type="checkbox"
                checked={isTakenOff}
                onChange={() => edit(takeOff(item.id, !isTakenOff))}
              />
              <span>
                <VisuallyHidden>Take off </VisuallyHidden>
                {item.name}
                {item.alsoOn?.length ? (
                  <small>Also taken off {menus.format(item.alsoOn)}: the category is shared.</small>
                ) : null}
              </span>
              <span>{priceWords({ ...item, choices: [...item.choices] }, format)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
