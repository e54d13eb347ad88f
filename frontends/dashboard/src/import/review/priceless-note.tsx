import { Button } from '@menuleaf/shared/ui/button.tsx';
import { acceptPriceless } from '../draft-edits.ts';
import { pricelessSections, type Draft } from '../draft.ts';
import styles from './again.css';

type PricelessNoteProps = { draft: Draft; edit: (change: (draft: Draft) => Draft) => void };

const inWords = new Intl.ListFormat('en');

/** Courses of a set menu have no price of their own: one press says so of all. */
export function PricelessNote({ draft, edit }: PricelessNoteProps) {
  const sections = pricelessSections(draft);
  const count = sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  if (count < 2) return null;
  const names = inWords.format(sections.slice(0, 3).map(({ name }) => `“${name}”`));
  const more = sections.length > 3 ? ` and ${sections.length - 3} more sections` : '';
  return (
    <div className={styles['compared']}>
      <p>
        {count} dishes have no price, in {names}
        {more}. Courses of a set menu need none: guests read them without a number.
      </p>
      <Button onClick={() => edit(acceptPriceless)}>They have no price of their own</Button>
    </div>
  );
}
