import { useId } from 'react';
import { BringMenu } from './bring-menu.tsx';
import { useAutofocus } from '../../parts/autofocus.ts';
import type { RowActions } from '../rows/row-actions.ts';
import styles from './editor.css';

/** An empty menu shows a row for its first dish. */
export function FirstDish({ menuId, actions }: { menuId: string; actions: RowActions }) {
  const id = useId();
  useAutofocus(id, true);
  return (
    <div className={styles['first']}>
      <input
        id={`${id}-name`}
        aria-label="Type your first dish"
        placeholder="Type your first dish"
        autoComplete="off"
        value=""
        onChange={({ target }) => actions.addFirst({ name: target.value })}
        onPaste={(event) => {
          if (actions.addFirstLines(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <p>
        Press Enter for the next one. Paste several lines, and each becomes a dish. Sections and
        everything else can come later.
      </p>
      <div>
        <BringMenu menuId={menuId} />
      </div>
    </div>
  );
}
