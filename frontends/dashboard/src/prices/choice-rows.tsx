import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { choicesLimit } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import {
  choiceRows,
  choicesText,
  type ChoiceRow,
} from '@menuleaf/shared/menu/prices/choice-text.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { describedBy } from '@menuleaf/shared/ui/form/field.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import fieldStyles from '@menuleaf/shared/ui/form/field.css';
import styles from './choice-rows.css';
import { severalPrices } from './several-prices.ts';

const help = 'Such as glass and bottle, or small and large. The lowest one is shown as the price.';

const emptyRow: ChoiceRow = { name: '', price: '' };

type ChoiceRowsProps = {
  bind: TextBinding;
  /** The dish's current price, for the first row. */
  price: string;
};

/** A dish's sizes, each with a name and a price; they can be added, reordered and removed. */
export function ChoiceRows({ bind, price }: ChoiceRowsProps) {
  const { id, error } = bind;
  const list = useRef<HTMLOListElement>(null);
  const rows = choiceRows(bind.value);
  const focus = (at: number, part: string) =>
    list.current
      ?.querySelector<HTMLElement>(`:scope > :nth-child(${at + 1}) [data-part=${part}]`)
      ?.focus();
  const write = (next: readonly ChoiceRow[]) => flushSync(() => bind.onChange(choicesText(next)));
  const add = () => {
    const given = severalPrices(price) ?? [price, ''];
    write(
      rows.length > 0 ? [...rows, emptyRow] : given.map((one) => ({ ...emptyRow, price: one })),
    );
    focus(rows.length, 'name');
  };
  const move = (at: number, by: -1 | 1, part: string) => {
    const [row, to] = [rows[at], at + by];
    if (!row || to < 0 || to >= rows.length) return;
    write(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    focus(to, part);
  };
  const remove = (at: number) => {
    write(rows.toSpliced(at, 1));
    focus(Math.min(at, rows.length - 2), 'name');
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLElement>) => {
    const part = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (event.altKey && event.key.startsWith('Arrow') && part) {
      event.preventDefault();
      // The editor row around it moves by the same keys.
      event.stopPropagation();
      move(at, by, part);
    } else if (event.key === 'Enter' && (part === 'name' || part === 'price')) {
      event.preventDefault();
      if (part === 'name') focus(at, 'price');
      else if (at + 1 < rows.length) focus(at + 1, 'name');
      else if (rows.length < choicesLimit) add();
    }
  };
  return (
    <fieldset className={styles['choices']} aria-describedby={describedBy({ id, error, help })}>
      <legend>
        Sizes or choices <span className={fieldStyles['optional']}>optional</span>
      </legend>
      <ol ref={list}>
        {rows.map((row, at) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- a row is what its number is
            key={at}
            id={at === 0 ? id : undefined}
            row={row}
            at={at}
            count={rows.length}
            wrong={error !== undefined}
            onWrite={(change) => bind.onChange(choicesText(rows.with(at, { ...row, ...change })))}
            onMove={(by) => move(at, by, by < 0 ? 'up' : 'down')}
            onRemove={() => remove(at)}
            onKeyDown={onKeyDown(at)}
          />
        ))}
      </ol>
      {error ? (
        <p className={fieldStyles['error']} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div>
        <Button disabled={rows.length >= choicesLimit} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {rows.length > 0 ? 'Add another choice' : 'Add sizes or choices'}
        </Button>
      </div>
      <p className={fieldStyles['help']} id={`${id}-help`}>
        {help}
      </p>
    </fieldset>
  );
}

type RowProps = {
  id: string | undefined;
  row: ChoiceRow;
  at: number;
  count: number;
  wrong: boolean;
  onWrite: (change: Partial<ChoiceRow>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function Row({ id, row, at, count, wrong, onWrite, onMove, onRemove, onKeyDown }: RowProps) {
  const said = row.name.trim() || `choice ${at + 1}`;
  const control = fieldStyles['control'];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it, heard in one place
    <li onKeyDown={onKeyDown}>
      <input
        id={id}
        className={control}
        data-part="name"
        aria-label={`Name of choice ${at + 1}`}
        aria-invalid={wrong || undefined}
        placeholder={at === 0 ? 'Glass' : at === 1 ? 'Bottle' : 'Name'}
        autoComplete="off"
        value={row.name}
        onChange={({ target }) => onWrite({ name: target.value })}
      />
      <input
        className={[control, styles['price']].join(' ')}
        data-part="price"
        aria-label={`Price of choice ${at + 1}`}
        aria-invalid={wrong || undefined}
        inputMode="decimal"
        placeholder="0"
        autoComplete="off"
        value={row.price}
        onChange={({ target }) => onWrite({ price: target.value })}
      />
      <span className={styles['tools']}>
        <button
          type="button"
          data-part="up"
          aria-label={`Move ${said} up`}
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          data-part="down"
          aria-label={`Move ${said} down`}
          aria-disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </button>
        <button type="button" aria-label={`Remove ${said}`} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
