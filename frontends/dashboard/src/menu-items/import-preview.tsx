import { useMemo } from 'react';
import type { ReadItems } from '@menuleaf/shared/menu/read-items.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { catalogue, useChange } from '../catalogue-api.ts';
import { planAdvice } from '../dashboard/plan-limit.tsx';
import { LongList } from '../lists/long-list.tsx';
import { LongRows } from '../lists/long-rows.tsx';
import styles from './bulk.css';
import { dollars } from './dollars.ts';

type ImportPreviewProps = {
  read: ReadItems;
  /** Items of the file whose name is on the list already. */
  known: number;
  skipKnown: boolean;
  onSkipKnown: (skip: boolean) => void;
};

export function ImportPreview({ read, known, skipKnown, onSkipKnown }: ImportPreviewProps) {
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
      {unknownCategories.length > 0 ? <AddCategories names={unknownCategories} /> : null}
      {bad.length > 0 ? <BadLines bad={bad} /> : null}
      {good.length > 0 ? <GoodLines good={good} /> : null}
    </>
  );
}

function AddCategories({ names }: { names: readonly string[] }) {
  const { mutate, isPending, error } = useChange(async (wanted: readonly string[]) => {
    for (const name of wanted) await catalogue.createCategory({ body: { name, sort_order: 0 } });
  });
  const failure = error
    ? detailOf(error, 'Failed to create category. Please try again.')
    : undefined;
  return (
    <div className={styles['unknown']}>
      <p>
        <strong>Categories that are not there yet:</strong> {names.join(', ')}
      </p>
      <Button busy={isPending && 'Creating...'} onClick={() => mutate(names)}>
        Create {names.length === 1 ? 'this category' : `these ${names.length} categories`}
      </Button>
      <p role="alert" className={styles['alert']}>
        {failure} {planAdvice(failure)}
      </p>
    </div>
  );
}

const BadLines = ({ bad }: Pick<ReadItems, 'bad'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  <section className={styles['bad']} tabIndex={0} aria-label="Lines that cannot be imported">
    <LongList
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
    </LongList>
  </section>
);

const GoodLines = ({ good }: Pick<ReadItems, 'good'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  <section className={styles['preview']} tabIndex={0} aria-label="Items to import">
    <table aria-rowcount={good.length + 1}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <LongRows
        name="good-lines"
        things={useMemo(() => good.map((one) => ({ id: String(one.line), ...one })), [good])}
      >
        {({ item }) => (
          <>
            <th scope="row">{item.name}</th>
            <td>{dollars(item.price)}</td>
          </>
        )}
      </LongRows>
    </table>
  </section>
);
