import { useMemo, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
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

type NewCategoriesProps = {
  names: readonly string[];
  /** Lines that can be imported once they are there. */
  waiting: number;
  menus: readonly Menu[];
};

/** New categories named in a file: on the only menu, or on those the owner chooses. */
function NewCategories({ names, waiting, menus }: NewCategoriesProps) {
  const open = menus.filter(({ locked }) => !locked);
  const isAsked = menus.length > 1;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isAsked ? [] : open.map(({ id }) => id),
  );
  const { mutate, isPending, error } = useChange(async (wanted: readonly string[]) => {
    const menu_ids = [...chosen];
    for (const name of wanted) await categoryChanges.createCategory({ body: { name, menu_ids } });
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
      {known > 0 ? (
        <Checkbox
          label={`Leave out ${known} that you already have by that name`}
          bind={bindFlag('skip-known', skipKnown, onSkipKnown)}
        />
      ) : null}
      {unknownCategories.length > 0 ? (
        <NewCategories
          names={unknownCategories}
          waiting={bad.length - wrong.length}
          menus={menus}
        />
      ) : null}
      {wrong.length > 0 ? <BadLines bad={wrong} /> : null}
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
