import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { useMemo } from 'react';
import countryToCurrency from 'country-to-currency';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { FieldGroup } from '../parts/field-group.tsx';
import { HoursFields } from './hours/hours-fields.tsx';
import { MapPoint } from './map-point.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { hasStates, restaurantForm, socialNames, type TextName } from './restaurant-values.ts';
import styles from './restaurant.css';

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
function CurrencyField({ bind }: { bind: TextBinding }) {
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

function LocationFields({ form }: { form: RestaurantFormState }) {
  const isNeeded = hasStates(form.values.country);
  const needed = { required: isNeeded, optional: !isNeeded };
  return (
    <Card title="Location">
      <TextField
        label="Address"
        required
        autoComplete="street-address"
        bind={form.text('address')}
      />
      <div className={styles['halves']}>
        <TextField label="City" required bind={form.text('city')} />
        <TextField label="State" {...needed} bind={form.text('state')} />
        <TextField label="ZIP Code" {...needed} bind={form.text('zip_code')} />
        <TextField label="Country" bind={form.text('country')} />
      </div>
      <CurrencyField bind={form.text('currency')} />
    </Card>
  );
}

type AddressFieldProps = {
  form: RestaurantFormState;
  name: 'website' | keyof typeof socialNames;
  label: string;
  placeholder: string;
};

/** A URL or a profile, normalized as in the contract, so the owner sees what will be saved. */
const AddressField = ({ form, name, label, placeholder }: AddressFieldProps) => (
  <TextField
    label={label}
    type="url"
    optional
    placeholder={placeholder}
    bind={form.text(name)}
    complete={(typed) => restaurantForm.shape[name].safeParse(typed).data ?? undefined}
  />
);

const isSocial = (name: string): name is keyof typeof socialNames => name in socialNames;
const socials = Object.keys(socialNames).filter(isSocial);

const groups = {
  about: ['description'],
  contact: ['phone', 'email', 'website'],
  hours: weekdays.map((day) => `${day}_hours` as const),
  map: ['latitude', 'longitude'],
  social: socials,
} as const satisfies Record<string, readonly TextName[]>;

type RestaurantFieldsProps = {
  form: RestaurantFormState;
  /** Edited elsewhere; the current status uses them. */
  special: readonly SpecialDay[] | undefined;
};

/** Required fields come first; each group after them states its benefit for guests. */
export function RestaurantFields({ form, special }: RestaurantFieldsProps) {
  const group = (name: keyof typeof groups) => ({
    form,
    fields: groups[name],
    filled: groups[name].some((field) => form.values[field].trim() !== ''),
  });
  return (
    <div className={styles['sections']}>
      <div>
        <Card title="Restaurant">
          <TextField label="Restaurant Name" required bind={form.text('name')} />
        </Card>
        <LocationFields form={form} />
        <FieldGroup title="About" gain="Tells guests what you’re about" {...group('about')}>
          <TextArea label="Description" optional bind={form.text('description')} />
          <Checkbox
            label="Show on the home page"
            help="Guests browsing Menuleaf can find you once a menu is active."
            bind={form.flag('is_listed')}
          />
        </FieldGroup>
        <FieldGroup title="Contact" gain="Guests can call or write to you" {...group('contact')}>
          <div className={styles['pair']}>
            <TextField label="Phone" type="tel" optional bind={form.text('phone')} />
            <TextField label="Email" type="email" optional bind={form.text('email')} />
          </div>
          <AddressField form={form} name="website" label="Website" placeholder="example.com" />
        </FieldGroup>
      </div>
      <div>
        <FieldGroup
          title="Opening Hours"
          gain="Guests see whether you are open"
          {...group('hours')}
        >
          <HoursFields form={form} special={special} />
        </FieldGroup>
        <FieldGroup title="Map" gain="Guests can find their way to you" {...group('map')}>
          <MapPoint form={form} />
        </FieldGroup>
        <FieldGroup title="Social Media" gain="Guests can follow you" {...group('social')}>
          <div className={styles['pair']}>
            {socials.map((name) => (
              <AddressField
                key={name}
                form={form}
                name={name}
                label={socialNames[name]}
                placeholder="@name"
              />
            ))}
          </div>
        </FieldGroup>
      </div>
    </div>
  );
}
