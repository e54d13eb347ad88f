import { useMemo } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { ReadItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { VirtualList } from '../../parts/lists/virtual-list.tsx';
import { VirtualRows } from '../../parts/lists/virtual-rows.tsx';
import styles from '../../parts/styles/bulk.css';
import { useMoney } from '../../parts/money.ts';
import { NewCategories } from './new-categories.tsx';

type ImportPreviewProps = {
  read: ReadItems;
  menus: readonly Menu[];
  /** Items in the file whose name already exists. */
  known: number;
  skipKnown: boolean;
  onSkipKnown: (skip: boolean) => void;
};

export function ImportPreview({ read, menus, known, skipKnown, onSkipKnown }: ImportPreviewProps) {
  const { good, bad, unknownCategories, problem } = read;
  if (problem) {
    return (
      <p role="alert" className={styles['alert']}>
        {problem}
      </p>
    );
  }
  return (
    <>
      <output className={styles['count']}>
        {good.length} of {good.length + bad.length} lines can be imported.
      </output>
      {known > 0 ? (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={skipKnown}
            onChange={({ target }) => onSkipKnown(target.checked)}
          />
          Leave out {known} that you already have by that name
        </label>
      ) : null}
      {unknownCategories.length > 0 ? (
        <NewCategories names={unknownCategories} menus={menus} />
      ) : null}
      {bad.length > 0 ? <BadLines bad={bad} /> : null}
      {good.length > 0 ? <GoodLines good={good} /> : null}
    </>
  );
}

const BadLines = ({ bad }: Pick<ReadItems, 'bad'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  <section className={styles['bad']} tabIndex={0} aria-label="Lines that cannot be imported">
    <VirtualList
      name="bad-lines"
      things={useMemo(() => bad.map((one) => ({ id: String(one.line), ...one })), [bad])}
      className={undefined}
      rowClass={() => undefined}
    >
      {({ line, name, problems }) => (
        <>
          <strong>
            Line {line}
            {name ? `, ${name}` : ''}:
          </strong>{' '}
          {problems.join('; ')}
        </>
      )}
    </VirtualList>
  </section>
);

function GoodLines({ good }: Pick<ReadItems, 'good'>) {
  const money = useMoney();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <section className={styles['preview']} tabIndex={0} aria-label="Items to import">
      <table aria-rowcount={good.length + 1}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <VirtualRows
          name="good-lines"
          things={useMemo(() => good.map((one) => ({ id: String(one.line), ...one })), [good])}
        >
          {({ item }) => (
            <>
              <th scope="row">{item.name}</th>
              <td>{priceWords(item, money.format)}</td>
            </>
          )}
        </VirtualRows>
      </table>
    </section>
  );
}
