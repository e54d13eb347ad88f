import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { DishRow, Row, SectionRow } from '../editor/doc/rows.ts';
import { useEditing } from '../editor/editing-context.ts';
import { VirtualRows } from '../parts/lists/virtual-rows.tsx';
import { DishSays } from './dish-says.tsx';
import { DishWord } from './dish-word.tsx';
import { MarkButton, allergenTitle } from './mark-button.tsx';
import { useDish } from './use-dish.ts';
import styles from './grid.css';
import type { KeyboardEvent } from 'react';

const fields = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-column]:enabled')];

/** The nearest row above or below that has fields. */
function rowBeside(row: Element, by: 'previousElementSibling' | 'nextElementSibling') {
  let at = row[by];
  while (at && fields(at).length === 0) at = at[by];
  return at;
}

function goal(event: KeyboardEvent, from: HTMLElement, row: Element): HTMLElement | undefined {
  const all = fields(row);
  const at = all.indexOf(from);
  const isUp = event.key === 'ArrowUp';
  switch (event.key) {
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowRight':
      return all[at + 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = rowBeside(row, isUp ? 'previousElementSibling' : 'nextElementSibling');
      const others = next ? fields(next) : [];
      const { column } = from.dataset;
      return others.find(({ dataset }) => dataset['column'] === column) ?? others[0];
    }
    default:
      return undefined;
  }
}

/** Arrow keys move between fields, up and down within a column; Home and End jump within the row. */
function gridKeys(event: KeyboardEvent): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const to = row && target.dataset['column'] ? goal(event, target, row) : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

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
