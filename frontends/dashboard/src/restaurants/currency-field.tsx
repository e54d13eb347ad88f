import { useMemo } from 'react';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';

/** ISO 4217: currencies in use today. */
const currencies: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN ' +
  'BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP ' +
  'GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS ' +
  'KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
  'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY ' +
  'TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

const labelled = (code: string) => ({ value: code, label: `${code}, ${currencyName(code)}` });

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
