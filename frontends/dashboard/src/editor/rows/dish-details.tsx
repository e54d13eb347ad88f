import { ArrowDown, ArrowUp, Trash2, ImagePlus } from 'lucide-react';
import { useId, Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { AllergenChips } from '../../item-form/allergen-chips.tsx';
import { PriceFields } from '../../prices/price-fields.tsx';
import type { TypedPrices } from '../../prices/typed-prices.ts';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import control from '@menuleaf/shared/ui/form/field.css';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import { useMoney } from '../../parts/money.ts';
import { readDish } from '../doc/reading.ts';
import type { Dish } from '../doc/doc.ts';
import type { DishRow } from '../doc/rows.ts';
import { DishMarks } from './dish-marks.tsx';
import { LineNote } from './line-field.tsx';
import type { RowActions } from './row-actions.ts';
import styles from './details.css';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import { SmallImage } from '../../images/small-image.tsx';

const ImageDialog = later(() => import('./image-dialog.tsx'));

const words = {
  none: 'Add an image',
  preparing: 'The image is being made',
  ready: 'Change the image',
  refused: 'Add another image',
} as const;

/** Opens a dish's image, once the dish is saved. */
function DishImage({ dish, name }: { dish: string; name: string }) {
  const editing = useOpenEditing();
  const id = useEditing(({ ids }) => ids[dish] ?? dish);
  const fact = useEditing(({ facts }) => facts[dish]);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void editing.refresh();
  };
  return (
    <div className={styles['image']}>
      {fact?.image_url ? <SmallImage url={fact.image_url} alt={name} /> : null}
      <Button disabled={!fact} onClick={() => setOpen(true)}>
        <ImagePlus size={18} aria-hidden="true" />
        {words[fact?.image_status ?? 'none']}
      </Button>
      {fact ? null : <span>Save the dish first.</span>}
      <Suspense>
        {open ? (
          <ImageDialog id={id} name={name} current={fact?.image_url ?? null} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** A dish's section; one that already contains it cannot be chosen. */
function SectionChoice({ row, onChoose }: { row: DishRow; onChoose: (section: string) => void }) {
  const id = useId();
  const { order, sections } = useEditing(({ doc }) => doc);
  return (
    <Field id={id} label="Section">
      <select
        id={id}
        className={control['control']}
        value={row.section}
        onChange={({ target }) => onChoose(target.value)}
      >
        {order.map((section) => (
          <option
            key={section}
            value={section}
            disabled={section !== row.section && sections[section]?.dishes.includes(row.dish)}
          >
            {sections[section]?.name || 'New section'}
          </option>
        ))}
      </select>
    </Field>
  );
}

type DishDetailsProps = {
  row: DishRow;
  dish: Dish;
  isLocked: boolean;
  actions: RowActions;
  onSaid: (words: string) => void;
};

/** A dish's fields and actions that do not fit its row. */
export function DishDetails({ row, dish, isLocked, actions, onSaid }: DishDetailsProps) {
  const id = useId();
  const named = dish.name || 'new dish';
  const money = useMoney(useParams().id);
  const isElsewhere = useEditing(({ facts }) => (facts[row.dish]?.elsewhere ?? 0) > 0);
  const { problems } = readDish(dish, money.decimals);
  const move = (by: -1 | 1) => onSaid(actions.step(row, by) ?? '');
  const bound = (name: 'allergens' | 'calories' | keyof TypedPrices, error?: string) => ({
    id: `${id}-${name}`,
    name,
    error,
    value: dish[name],
  });
  const bind = (name: 'allergens' | 'calories', error?: string) => ({
    ...bound(name, error),
    onChange: (value: string) => actions.writeDish(row.dish, name, value),
  });
  return (
    <section className={styles['details']} aria-label={`More of ${named}`}>
      {isElsewhere ? (
        <LineNote>Also outside this menu: what you change here changes there.</LineNote>
      ) : null}
      <fieldset disabled={isLocked} className={styles['facts']}>
        <DishMarks
          dish={dish}
          isLocked={isLocked}
          onWrite={(field, value) => actions.writeDish(row.dish, field, value)}
        />
        <PriceFields
          money={money}
          bind={(name) => bound(name, name === 'choices' ? problems[name] : undefined)}
          onWrite={(change) => actions.writePrices(row.dish, change)}
        />
        <AllergenChips
          bind={bind('allergens', problems['allergens'])}
          confirm={bindFlag(
            'allergens_confirmed',
            dish.allergens_confirmed,
            (isConfirmed) => actions.writeDish(row.dish, 'allergens_confirmed', isConfirmed),
            `${id}-confirmed`,
          )}
        />
        <div className={styles['pair']}>
          <TextField
            label="Calories"
            optional
            inputMode="numeric"
            bind={bind('calories', problems['calories'])}
          />
          <SectionChoice row={row} onChoose={(section) => actions.toSection(row, section)} />
        </div>
        <DishImage dish={row.dish} name={named} />
      </fieldset>
      <div className={styles['tools']}>
        <Button tone="plain" disabled={isLocked} onClick={() => move(-1)}>
          <ArrowUp size={18} aria-hidden="true" />
          Move up
        </Button>
        <Button tone="plain" disabled={isLocked} onClick={() => move(1)}>
          <ArrowDown size={18} aria-hidden="true" />
          Move down
        </Button>
        <Button
          tone="plain-danger"
          onClick={() => {
            actions.remove(row);
            onSaid(`${named} was removed. Undo brings it back.`);
          }}
        >
          <Trash2 size={18} aria-hidden="true" />
          Remove
        </Button>
      </div>
    </section>
  );
}
