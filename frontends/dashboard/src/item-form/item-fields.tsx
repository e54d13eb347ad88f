import type { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { AllergenChips } from './allergen-chips.tsx';
import type { ItemValues } from './item-values.ts';
import type { Money } from '../parts/money.ts';
import { PriceFields } from '../prices/price-fields.tsx';
import type { TypedPrices } from '../prices/typed-prices.ts';
import styles from '../parts/styles/item-form.css';

type ItemForm = Pick<ReturnType<typeof useForm<ItemValues, unknown>>, 'text' | 'flag' | 'set'>;

type ItemFieldsProps = { form: ItemForm; money: Money; orderHelp: string };

const prices = ['price', 'price_kind', 'choices'] as const;

export function ItemFields({ form, money, orderHelp }: ItemFieldsProps) {
  const write = (change: Partial<TypedPrices>) => {
    for (const name of prices) {
      const value = change[name];
      if (value !== undefined) form.set(name, value);
    }
  };
  return (
    <>
      <TextField label="Name" required bind={form.text('name')} />
      <TextArea label="Description" optional bind={form.text('description')} />
      <PriceFields money={money} bind={form.text} onWrite={write} />
      <div className={styles['pair']}>
        <TextField label="Calories" optional inputMode="numeric" bind={form.text('calories')} />
        <TextField
          label="Sort Order"
          inputMode="numeric"
          help={orderHelp}
          bind={form.text('sort_order')}
        />
      </div>
      <AllergenChips bind={form.text('allergens')} confirm={form.flag('allergens_confirmed')} />
      <fieldset className={styles['checks']}>
        <legend>Diet</legend>
        <Checkbox label="Vegetarian" bind={form.flag('is_vegetarian')} />
        <Checkbox label="Vegan" bind={form.flag('is_vegan')} />
        <Checkbox label="Gluten Free" bind={form.flag('is_gluten_free')} />
      </fieldset>
    </>
  );
}
