import { type ReactNode, useMemo, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import type { ReadItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { VirtualList } from '../../parts/lists/virtual-list.tsx';
import { VirtualRows } from '../../parts/lists/virtual-rows.tsx';
import styles from '../../parts/styles/bulk.css';
import { useMoney } from '../../parts/money.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { useChange } from '../../api/catalogue-api.ts';
import { planAdvice } from '../../parts/limits/plan-limit.tsx';
import { Choices } from '../../parts/selection/choices.tsx';
import { categoryChanges } from '../../api/category-changes.ts';
import type { ForKnown, Line, Planned } from './item-updates.ts';

type NewCategoriesProps = {
  names: readonly string[];
  /** Lines that can be imported once they are there. */
  waiting: number;
  menus: readonly Menu[];
  part_of: string;
};

/** New categories named in a file: on the only menu, or on those the owner chooses. */
function NewCategories({ names, waiting, menus, part_of }: NewCategoriesProps) {
  const open = menus.filter(({ locked }) => !locked);
  const isAsked = menus.length > 1;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isAsked ? [] : open.map(({ id }) => id),
  );
  const { mutate, isPending, error } = useChange(async (wanted: readonly string[]) => {
    const menu_ids = [...chosen];
    for (const name of wanted)
      await categoryChanges.createCategory({ body: { name, menu_ids, part_of } });
  });
  const failure = failureOf(error, 'Failed to create category. Please try again.');
  return (
    <div className={styles['unknown']}>
      <p>
        <strong>New categories</strong> for {waiting === 1 ? '1 line' : `${waiting} lines`}:{' '}
        {names.join(', ')}
      </p>
      {isAsked ? (
        <Choices legend="On which menus?" options={open} chosen={chosen} onChange={setChosen} />
      ) : null}
      <Button busy={isPending && 'Creating...'} onClick={() => mutate(names)}>
        Create {names.length === 1 ? 'this category' : `these ${names.length} categories`}
      </Button>
      <p role="alert" className={styles['alert']}>
        {failure} {planAdvice(failure)}
      </p>
    </div>
  );
}

type KnownLinesProps = {
  lines: readonly Line[];
  /** Items are changed by way of a menu. */
  mayUpdate: boolean;
  bind: [ForKnown, (forKnown: ForKnown) => void];
};

const waysFor = { update: 'Update them', skip: 'Leave them out', add: 'Add them again' };
const isWay = (value: string): value is ForKnown => Object.hasOwn(waysFor, value);

/** What to do with what is there by the name of a line. */
export function KnownLines({ lines, mayUpdate, bind: [forKnown, setForKnown] }: KnownLinesProps) {
  const known = lines.filter(({ isThere }) => isThere).length;
  if (known === 0) return null;
  const changed = lines.filter(({ update }) => update).length;
  const same = lines.filter(({ isOf, update }) => isOf && !update).length;
  const added = lines.filter(({ isOf }) => !isOf).length;
  return (
    <SelectField
      label={`${known} that you already have by that name`}
      bind={bindText('for-known', forKnown, (value) => isWay(value) && setForKnown(value))}
      options={Object.entries(waysFor)
        .filter(([value]) => mayUpdate || value !== 'update')
        .map(([value, label]) => ({ value, label }))}
      help={
        forKnown === 'update'
          ? `${changed} ${changed === 1 ? 'changes' : 'change'}, ${same} ${same === 1 ? 'stays as it is' : 'stay as they are'}, ${added} ${added === 1 ? 'is' : 'are'} new: no item has that name.`
          : undefined
      }
    />
  );
}

type ImportPreviewProps = {
  read: ReadItems;
  menus: readonly Menu[];
  part_of: string;
  planned: readonly Planned[];
  /** The question about lines that name what is there. */
  children: ReactNode;
};

export function ImportPreview({ read, menus, part_of, planned, children }: ImportPreviewProps) {
  const { good, bad, unknownCategories, problem } = read;
  const wrong = useMemo(() => bad.filter(({ problems }) => problems.length > 0), [bad]);
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
      {children}
      {unknownCategories.length > 0 ? (
        <NewCategories
          names={unknownCategories}
          waiting={bad.length - wrong.length}
          menus={menus}
          part_of={part_of}
        />
      ) : null}
      {wrong.length > 0 ? <BadLines bad={wrong} /> : null}
      {planned.length > 0 ? <PlannedLines planned={planned} /> : null}
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

function PlannedLines({ planned }: Pick<ImportPreviewProps, 'planned'>) {
  const money = useMoney();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <section className={styles['preview']} tabIndex={0} aria-label="Items to import">
      <table aria-rowcount={planned.length + 1}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">
              {planned.some(({ update }) => update) ? 'Price or change' : 'Price'}
            </th>
          </tr>
        </thead>
        <VirtualRows name="good-lines" things={planned}>
          {({ item, update }) => (
            <>
              <th scope="row">{item.name}</th>
              <td>{update ? update.words.join(', ') : priceWords(item, money.format)}</td>
            </>
          )}
        </VirtualRows>
      </table>
    </section>
  );
}
