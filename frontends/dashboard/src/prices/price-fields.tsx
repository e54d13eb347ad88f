import {
  type PriceKind,
  showsNumber,
} from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import type { Money } from '../parts/money.ts';
import { ChoiceRows } from './choice-rows.tsx';
import styles from '../parts/styles/item-form.css';
import {
  hasChoices,
  isPriceKind,
  kindOptions,
  lowestTyped,
  type TypedPrices,
} from './typed-prices.ts';
import { unitName } from './unit-name.ts';

type PriceFieldsProps = {
  money: Money;
  bind: (name: keyof TypedPrices) => Omit<TextBinding, 'onChange'>;
  /** Changes together: the price depends on the choices. */
  onWrite: (change: Partial<TypedPrices>) => void;
};

/** An untyped price: the call requires one, but it is not shown. */
const placeholderPrice = '0';

const isNumbered = (kind: string) => isPriceKind(kind) && showsNumber(kind);

const helpOf: Partial<Record<PriceKind, string>> = {
  market: 'Guests read “Market price”, and no number.',
  none: 'Guests read no price, as for a course of a set menu.',
};

/** A dish's price, its kind, and the price of each size. */
export function PriceFields(props: PriceFieldsProps) {
  const isNumber = isNumbered(props.bind('price_kind').value);
  return (
    <>
      <div className={styles['pair']}>
        {isNumber ? <OnePrice {...props} /> : null}
        <Kind {...props} />
      </div>
      {isNumber ? <Choices {...props} /> : null}
    </>
  );
}

/** A dish's single price, derived from its choices if it has any. */
function OnePrice({ money, bind, onWrite }: PriceFieldsProps) {
  const isOfChoices = hasChoices(bind('choices').value);
  return (
    <TextField
      label="Price"
      required
      inputMode="decimal"
      readOnly={isOfChoices}
      help={isOfChoices ? 'The lowest of the choices below.' : `In ${unitName(money)}.`}
      bind={{ ...bind('price'), onChange: (price) => onWrite({ price }) }}
    />
  );
}

function Kind({ bind, onWrite }: PriceFieldsProps) {
  const [{ value: kind }, { value: price }] = [bind('price_kind'), bind('price')];
  const choose = (next: string) => {
    if (!isPriceKind(next)) return;
    const isUnsaid = !showsNumber(next) && price === '';
    const wasUnsaid = showsNumber(next) && !isNumbered(kind) && price === placeholderPrice;
    onWrite({
      price_kind: next,
      ...(isUnsaid && { price: placeholderPrice }),
      ...(wasUnsaid && { price: '' }),
    });
  };
  return (
    <SelectField
      label="Shown as"
      options={kindOptions}
      help={isPriceKind(kind) ? helpOf[kind] : undefined}
      bind={{ ...bind('price_kind'), onChange: choose }}
    />
  );
}

function Choices({ bind, onWrite }: PriceFieldsProps) {
  const { value: price } = bind('price');
  const write = (choices: string) => onWrite({ choices, price: lowestTyped(choices) ?? price });
  return <ChoiceRows bind={{ ...bind('choices'), onChange: write }} price={price} />;
}
