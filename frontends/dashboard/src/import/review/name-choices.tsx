import { Button } from '@menuleaf/shared/ui/button.tsx';
import { dishesOf, type Draft } from '../draft.ts';
import { keepNumbers, moveLists, namesWithLists } from '../draft-edits.ts';
import styles from './again.css';

type NameChoicesProps = { draft: Draft; edit: (change: (draft: Draft) => Draft) => void };

export function NameChoices(props: NameChoicesProps) {
  return (
    <>
      <NumberChoice {...props} />
      <ListChoice {...props} />
    </>
  );
}

/** Takeout guests order by number: the owner decides whether numbers stay. */
function NumberChoice({ draft, edit }: NameChoicesProps) {
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

/** «Deviled eggs, trout roe» is a name to one owner, a name and what is in it to another: who knows is asked once for all. */
function ListChoice({ draft, edit }: NameChoicesProps) {
  const { length: count, 0: first } = namesWithLists(draft);
  if (!first || count < 3) return null;
  return (
    <div className={styles['compared']}>
      <p>
        {count} names go on after a comma, such as <q>{first.name}</q>. Does the rest describe the
        dish?
      </p>
      <Button onClick={() => edit(moveLists)}>Move it to the description</Button>
    </div>
  );
}
