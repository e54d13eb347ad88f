import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { useMoney } from '../parts/money.ts';
import { ChoiceRows } from './choice-rows.tsx';
import styles from '../parts/styles/item-form.css';
import { isPriceKind, kindOptions, lowestTyped, type TypedPrices } from './typed-prices.ts';
import { unitName } from './unit-name.ts';

type PriceFieldsProps = {
  bind: (name: keyof TypedPrices) => Omit<TextBinding, 'onChange'>;
  /** Changes together: the price depends on the choices. */
  onWrite: (change: Partial<TypedPrices>) => void;
};

/** An untyped price: the call requires one, but it is not shown. */
const unsaid = '0';

/** A dish's price, its kind, and the price of each size. */
export function PriceFields(props: PriceFieldsProps) {
  const isMarket = props.bind('price_kind').value === 'market';
  return (
    <>
      <div className={styles['pair']}>
        {isMarket ? null : <OnePrice {...props} />}
        <Kind {...props} />
      </div>
      {isMarket ? null : <Choices {...props} />}
    </>
  );
}

/** A dish's single price, derived from its choices if it has any. */
function OnePrice({ bind, onWrite }: PriceFieldsProps) {
  const money = useMoney();
  const isOfChoices = bind('choices').value !== '';
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
    const isUnsaid = next === 'market' && price === '';
    const wasUnsaid = kind === 'market' && price === unsaid;
    onWrite({
      price_kind: next,
      ...(isUnsaid && { price: unsaid }),
      ...(wasUnsaid && { price: '' }),
    });
  };
  return (
    <SelectField
      label="Shown as"
      options={kindOptions}
      help={kind === 'market' ? 'Guests read “Market price”, and no number.' : undefined}
      bind={{ ...bind('price_kind'), onChange: choose }}
    />
  );
}

function Choices({ bind, onWrite }: PriceFieldsProps) {
  const write = (choices: string) =>
    onWrite({ choices, ...(choices !== '' && { price: lowestTyped(choices) ?? unsaid }) });
  const { value: price } = bind('price');
  return <ChoiceRows bind={{ ...bind('choices'), onChange: write }} price={price} />;
}
