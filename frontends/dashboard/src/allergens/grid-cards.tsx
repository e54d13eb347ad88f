import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { DishRow, Row } from '../editor/doc/rows.ts';
import { useEditing } from '../editor/editing-context.ts';
import { VirtualList } from '../parts/lists/virtual-list.tsx';
import { DishSays } from './dish-says.tsx';
import { DishWord } from './dish-word.tsx';
import { MarkButton } from './mark-button.tsx';
import { useDish } from './use-dish.ts';
import styles from './grid.css';

/** The grid on phones: each dish with its 14 allergens. */
export const GridCards = ({ rows }: { rows: readonly Row[] }) => (
  <VirtualList
    name="The allergens of a menu on a phone"
    things={rows}
    className={styles['cards']}
    rowClass={() => undefined}
  >
    {draw}
  </VirtualList>
);

const draw = (row: Row) =>
  row.kind === 'dish' ? <DishCard row={row} /> : <SectionHead section={row.section} />;

function SectionHead({ section }: { section: string }) {
  const name = useEditing(({ doc }) => doc.sections[section]?.name);
  return <h2 className={styles['section']}>{name || 'New section'}</h2>;
}

function DishCard({ row }: { row: DishRow }) {
  const of = useDish(row.dish);
  return (
    <div className={styles['card']}>
      <DishSays of={of} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, no fields */}
      <div role="group" aria-label={`Allergens of ${of.named}`} className={styles['chips']}>
        {allergens.map((allergen) => (
          <MarkButton key={allergen} of={of} allergen={allergen} look="chip" />
        ))}
      </div>
      <DishWord of={of} />
    </div>
  );
}
