import { useId, useState } from 'react';
import { BringMenu, OtherSections } from './bring-menu.tsx';
import { useAutofocus } from '../../parts/autofocus.ts';
import type { RowActions } from '../rows/row-actions.ts';
import styles from './editor.css';

/** An empty menu shows a row for its first dish. */
export function FirstDish({ menuId, actions }: { menuId: string; actions: RowActions }) {
  const id = useId();
  useAutofocus(id, true);
  // Japanese, Chinese and Korean are composed here first: a new row would take the field away from under it.
  const [composed, setComposed] = useState('');
  return (
    <div className={styles['first']}>
      <input
        id={`${id}-name`}
        aria-label="Type your first dish"
        placeholder="Type your first dish"
        autoComplete="off"
        value={composed}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (isComposing) setComposed(target.value);
          else actions.addFirst({ name: target.value });
        }}
        onCompositionEnd={() => {
          if (composed !== '') actions.addFirst({ name: composed });
        }}
        onPaste={(event) => {
          if (actions.addFirstLines(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <p>
        Type it with its price, as “Soup 5.50”, and press Enter for the next one. Or paste a list:
        each line becomes a dish, under its headings. For one with descriptions or allergens, use
        Bring your menu.
      </p>
      <div className={styles['further']}>
        <BringMenu menuId={menuId} />
        <OtherSections menuId={menuId} />
      </div>
    </div>
  );
}
