import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { DishRow, Row, SectionRow } from '../editor/doc/rows.ts';
import { useEditing } from '../editor/editing-context.ts';
import { VirtualRows } from '../parts/lists/virtual-rows.tsx';
import { allergenTitle } from './allergen-title.ts';
import { DishSays } from './dish-says.tsx';
import { DishWord } from './dish-word.tsx';
import { gridKeys } from './grid-keys.ts';
import { MarkButton } from './mark-button.tsx';
import { useDish } from './use-dish.ts';
import styles from './grid.css';

export function GridTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are pressed
      role="grid"
      className={styles['grid']}
      aria-label="Dishes by the 14 allergens"
      aria-rowcount={rows.length + 1}
      onKeyDown={gridKeys}
    >
      <thead>
        <tr>
          <th scope="col">Dish</th>
          {allergens.map((name) => (
            <th key={name} scope="col" className={styles['head']}>
              <span>{allergenTitle(name)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <VirtualRows name="The allergens of a menu" things={rows}>
        {draw}
      </VirtualRows>
    </table>
  );
}

const draw = (row: Row) =>
  row.kind === 'dish' ? <DishCells row={row} /> : <SectionCell row={row} />;

function SectionCell({ row }: { row: Pick<SectionRow, 'section'> }) {
  const name = useEditing(({ doc }) => doc.sections[row.section]?.name);
  return (
    <th colSpan={allergens.length + 1} className={styles['section']}>
      <h2>{name || 'New section'}</h2>
    </th>
  );
}

function DishCells({ row }: { row: DishRow }) {
  const of = useDish(row.dish);
  return (
    <>
      <th scope="row">
        <div className={styles['lead']}>
          <DishSays of={of} />
          <DishWord of={of} />
        </div>
      </th>
      {allergens.map((allergen) => (
        <td key={allergen}>
          <MarkButton of={of} allergen={allergen} look="cell" />
        </td>
      ))}
    </>
  );
}
