import { dishesOf, type Draft } from '../draft.ts';
import { keepNumbers } from '../draft-edits.ts';
import styles from './again.css';

type NumberChoiceProps = { draft: Draft; edit: (change: (draft: Draft) => Draft) => void };

/** Takeout guests order by number: the owner decides whether numbers stay. */
export function NumberChoice({ draft, edit }: NumberChoiceProps) {
  const numbered = dishesOf(draft).filter(({ number, known }) => number !== '' && !known);
  const [first] = numbered;
  if (!first || numbered.length < 2) return null;
  return (
    <div className={styles['texts']}>
      <label>
        <input
          type="checkbox"
          checked={draft.keepsNumbers}
          onChange={() => edit(keepNumbers(!draft.keepsNumbers))}
        />
        <span>
          Keep the numbers in the names, such as <q>{first.number}.</q>
        </span>
      </label>
    </div>
  );
}
