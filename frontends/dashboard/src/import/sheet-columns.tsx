import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { useMoney } from '../parts/money.ts';
import {
  severalTimes,
  sheetColumns,
  type SheetColumn,
  type Unsure,
} from './parse/sheet/sheet-column.ts';
import type { ReadMenu } from './parse/source-line.ts';
import { readRows } from './read-parts.ts';
import { keepLayout, layoutOf } from './read/stored-layouts.ts';
import styles from './sheet-columns.css';

const labels: Record<SheetColumn, string> = {
  none: 'Not used',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  size: 'Price of a size',
  choices: 'Sizes with prices',
  variant: 'Name of a size',
  portion: 'Weight or amount',
  section: 'Section',
  allergens: 'Allergens',
  allergen: 'One allergen',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  traces: 'May contain',
  'gluten-free': 'Gluten-free',
  hidden: 'Left out if “yes”',
  shown: 'Left out if “no”',
  calories: 'Calories',
  available: 'Sold out if “no”',
};

const shownRows = 6;

type SheetColumnsProps = {
  rows: string[][];
  /** Where it is one of several files. */
  fileName: string | undefined;
  onRead: (read: ReadMenu) => void;
  onBack: () => void;
};

/** Maps a sheet's columns: guessed, and corrected by a choice above each. */
export function SheetColumns({ rows, fileName, onRead, onBack }: SheetColumnsProps) {
  const [layout, setLayout] = useState(() => layoutOf(rows));
  const { columns, hasHeader, unsure } = layout;
  const { decimals } = useMoney();
  const choose = (at: number, column: SheetColumn) =>
    setLayout({
      hasHeader,
      columns: columns.map((one, other) =>
        other === at ? column : one === column && !severalTimes.has(column) ? 'none' : one,
      ),
    });
  const answer = ({ column, ats }: Unsure, chosen: number) =>
    setLayout({
      hasHeader,
      columns: columns.map((one, at) => (at === chosen ? column : ats.includes(at) ? 'none' : one)),
    });
  const isReady = columns.includes('name');
  const read = () => {
    keepLayout(rows, layout);
    onRead(readRows(rows, layout, decimals));
  };
  const headAt = (at: number) => `“${rows[0]?.[at] || `Column ${at + 1}`}”`;
  return (
    <Card title={`What is in each column${fileName ? ` of “${fileName}”` : ''}?`}>
      {unsure ? (
        <div role="alert" className={styles['ways']}>
          <p>Several columns may hold the {unsure.column} that your guests see. Which is it?</p>
          {unsure.ats.map((at) => (
            <Button key={at} onClick={() => answer(unsure, at)}>
              {headAt(at)}
            </Button>
          ))}
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <section className={styles['sheet']} tabIndex={0} aria-label="The first rows of the sheet">
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is what its number is
                <th key={at} scope="col">
                  <ColumnChoice
                    label={`Column ${at + 1}`}
                    column={column}
                    onChoose={(next) => choose(at, next)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is what its number is
              <tr key={at} data-header={(at === 0 && hasHeader) || undefined}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={column} data-used={columns[column] !== 'none' || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles['used']}>{usedOf(rows[0], columns)}</p>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={hasHeader}
          onChange={({ target }) => setLayout({ ...layout, hasHeader: target.checked })}
        />
        The first row names the columns
      </label>
      {isReady ? null : <p role="alert">Choose the column with the names.</p>}
      <div className={styles['ways']}>
        <Button onClick={onBack}>Back</Button>
        <Button tone="primary" disabled={!isReady} onClick={read}>
          Read {rows.length - (hasHeader ? 1 : 0)} rows
        </Button>
      </div>
    </Card>
  );
}

/** On a phone most of the columns are out of sight. */
const usedOf = (row: readonly string[] = [], columns: readonly SheetColumn[]) =>
  columns
    .flatMap((column, at) => (column === 'none' ? [] : `${labels[column]}: ${row[at] || at + 1}`))
    .join(' · ');

type ColumnChoiceProps = {
  label: string;
  column: SheetColumn;
  onChoose: (column: SheetColumn) => void;
};

const ColumnChoice = ({ label, column, onChoose }: ColumnChoiceProps) => (
  <select
    aria-label={label}
    value={column}
    onChange={({ target }) => onChoose(sheetColumns.find((one) => one === target.value) ?? 'none')}
  >
    {sheetColumns.map((one) => (
      <option key={one} value={one}>
        {labels[one]}
      </option>
    ))}
  </select>
);
