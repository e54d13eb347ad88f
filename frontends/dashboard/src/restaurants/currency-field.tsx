import { useMemo } from 'react';
import countryToCurrency from 'country-to-currency';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';

/** ISO 4217: the currencies of the world's countries today; ANG, of a country that is no more, was replaced. */
const currencies: readonly string[] = [...new Set<string>(Object.values(countryToCurrency))]
  .filter((code) => code !== 'ANG')
  .toSorted();

/** A currency without a name is its code. */
function labelled(code: string) {
  const name = currencyName(code);
  return { value: code, label: name === code ? code : `${code}, ${name}` };
}

/** Currency of prices. A saved one stays available, even if no country uses it any more. */
export function CurrencyField({ bind }: { bind: TextBinding }) {
  const old = currencies.includes(bind.value) ? '' : bind.value;
  // Kept while the form is typed in: there are 160, and each name is looked up.
  const options = useMemo(() => [old, ...currencies].filter(Boolean).map(labelled), [old]);
  return (
    <SelectField
      label="Currency"
      help="Guests see prices in this currency, written the way your country writes them."
      bind={bind}
      options={options}
    />
  );
}
