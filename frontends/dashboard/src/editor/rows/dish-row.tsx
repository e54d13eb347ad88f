import { memo, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { dishProblems, isBlank } from '../doc/reading.ts';
import { noDish, type Dish } from '../doc/doc.ts';
import type { DishRow } from '../doc/rows.ts';
import { SmallImage } from '../../images/small-image.tsx';
import { useEditing } from '../editing-context.ts';
import { DishDetails } from './dish-details.tsx';
import { DishPrice } from './dish-price.tsx';
import { DishMarks } from './dish-marks.tsx';
import { GrowingText } from '../../parts/typing/growing-text.tsx';
import { LineField, LineNote } from './line-field.tsx';
import { Refused } from './refused.tsx';
import type { RowActions } from './row-actions.ts';
import { MoreButton } from './more-button.tsx';
import { type Handle, MoveHandle } from './move-handle.tsx';
import styles from './rows.css';
import { isComposing } from '../../parts/typing/is-composing.ts';
import { flushSync } from 'react-dom';
import { choicesText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { severalPrices } from '../../prices/several-prices.ts';
import { possiblePrice } from '../doc/pasted-lines.ts';
import priceAdvice from './price-advice.css';

type PriceAdviceProps = {
  dish: Dish;
  onWrite: (prices: Partial<Dish>) => void;
  /** Sizes need names: they are typed below the row. */
  onSizes: () => void;
};

/** What the owner may have meant by a price that cannot be saved: it is asked, never taken. */
function PriceAdvice({ dish, onWrite, onSizes }: PriceAdviceProps) {
  const decimals = useEditing(({ doc }) => doc.decimals);
  const line = possiblePrice(dish, decimals);
  const prices = severalPrices(dish.price);
  if (!line && !prices) return null;
  const take = ({ currentTarget }: MouseEvent) => {
    if (line) return onWrite(line);
    const row = currentTarget.closest(`.${styles['dish']}`);
    flushSync(() => {
      onWrite({ choices: choicesText((prices ?? []).map((price) => ({ name: '', price }))) });
      onSizes();
    });
    // Their names are what is missing.
    row?.querySelector<HTMLElement>('[data-part=name]')?.focus();
  };
  return (
    <>
      {' '}
      <button type="button" className={priceAdvice['advice']} onClick={take}>
        {line ? `Use ${line.price} as its price` : 'Make them sizes'}
      </button>
    </>
  );
}

const fieldOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset['field'] : undefined;

const isTyping = (target: EventTarget) =>
  ['name', 'price', 'description'].includes(fieldOf(target) ?? '');

type Typed = KeyboardEvent<HTMLElement>;

/** Keys of a dish row: Enter for the next one, Backspace for an empty one, Alt+arrow, or an arrow on its handle, to move it. */
function dishKeys(row: DishRow, dish: Dish, actions: RowActions, moved: (said: string) => void) {
  const move = (event: Typed) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const field = fieldOf(event.target);
    const place = actions.step(row, by);
    if (place === undefined) return;
    moved(place);
    actions.focus(row.id, field === 'handle' ? 'handle' : 'name');
  };
  return {
    onKeyDown(event: Typed) {
      if (isComposing(event)) return;
      if (event.altKey || fieldOf(event.target) === 'handle') move(event);
      else if (event.key === 'Enter' && !event.shiftKey && isTyping(event.target)) {
        event.preventDefault();
        actions.addNext(row);
      } else if (event.key === 'Backspace' && isBlank(dish) && fieldOf(event.target) === 'name') {
        event.preventDefault();
        actions.remove(row);
      }
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (!isBlank(dish) || fieldOf(event.target) !== 'name') return;
      if (actions.paste(row, event.clipboardData.getData('text'))) event.preventDefault();
    },
  };
}

type DishLineProps = {
  row: DishRow;
  actions: RowActions;
  handle: Handle;
  isLocked: boolean;
  onSaid: (words: string) => void;
};

/** A dish as guests read it, with every word editable. */
export const DishLine = memo(function DishLine(props: DishLineProps) {
  const { row, actions, handle, onSaid } = props;
  const dish = useEditing(({ doc }) => doc.dishes[row.dish]) ?? noDish;
  const isLocked = useEditing(({ facts }) => facts[row.dish]?.locked === true) || props.isLocked;
  const image = useEditing(({ facts }) => facts[row.dish]?.image_url);
  const suggested = useEditing(({ facts }) => facts[row.dish]?.suggested.join(', '));
  const [open, setOpen] = useState(false);
  const decimals = useEditing(({ doc }) => doc.decimals);
  const problems = dishProblems(dish, decimals);
  const named = dish.name || 'new dish';
  const write = (field: 'name' | 'price' | 'description') => (value: string) =>
    actions.writeDish(row.dish, field, value);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it, heard in one place
    <div
      className={styles['dish']}
      data-off={!dish.is_available || undefined}
      {...dishKeys(row, dish, actions, onSaid)}
    >
      <MoveHandle id={row.id} of={named} isLocked={isLocked} handle={handle} />
      {image ? <SmallImage className={styles['thumb']} url={image} alt="" /> : null}
      <div className={styles['words']}>
        <LineField
          label={dish.name ? `Name of ${dish.name}` : 'Name of a new dish'}
          field="name"
          placeholder="Name of the dish"
          value={dish.name}
          wrong={problems.name}
          readOnly={isLocked}
          onChange={write('name')}
        />
      </div>
      <DishPrice
        dish={dish}
        wrong={problems.price}
        isLocked={isLocked}
        onWrite={write('price')}
        onOpen={() => setOpen(true)}
      />
      <div className={styles['words']}>
        <GrowingText
          className={[styles['field'], styles['description']].join(' ')}
          data-field="description"
          dir="auto"
          aria-label={`Description of ${named}`}
          placeholder="Description"
          readOnly={isLocked}
          value={dish.description}
          onChange={(event) => write('description')(event.target.value)}
        />
        <DishMarks
          dish={dish}
          isLocked={isLocked}
          onWrite={(field, value) => actions.writeDish(row.dish, field, value)}
        />
        {Object.entries(problems).map(([field, problem]) => (
          <LineNote key={problem}>
            {problem}
            {field === 'price' && !isLocked ? (
              <PriceAdvice
                dish={dish}
                onWrite={(prices) => actions.writePrices(row.dish, prices)}
                onSizes={() => setOpen(true)}
              />
            ) : null}
          </LineNote>
        ))}
        {suggested && !dish.allergens_confirmed ? (
          <LineNote>
            Its words suggest {suggested}. Guests are told to ask until you confirm its allergens.
          </LineNote>
        ) : null}
        <Refused id={row.dish} />
      </div>
      <MoreButton of={named} open={open} onToggle={() => setOpen(!open)} />
      {open ? <DishDetails {...{ row, dish, isLocked, actions, onSaid }} /> : null}
    </div>
  );
});
