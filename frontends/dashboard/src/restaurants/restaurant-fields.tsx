import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import {
  networkFields,
  networkName,
  type NetworkField,
} from '@menuleaf/shared/contracts/fields/profile-address.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { useMemo, useState } from 'react';
import countryToCurrency from 'country-to-currency';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { FieldGroup } from '../parts/field-group.tsx';
import { HoursFields } from './hours/hours-fields.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { hasStates, restaurantForm, type TextName } from './restaurant-values.ts';
import styles from './restaurant.css';
import { MapPin } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const places = z.array(z.object({ lat: z.string(), lon: z.string() }));

/** Geocodes an address with OpenStreetMap; undefined if unknown or without a response. */
async function findPoint(
  address: string,
): Promise<{ latitude: string; longitude: string } | undefined> {
  const search = new URLSearchParams({ format: 'jsonv2', limit: '1', q: address });
  try {
    const response = await fetch(
      `https://nominatim.openstreetmap.org/search?${search.toString()}`,
      { signal: AbortSignal.timeout(8000) },
    );
    const [first] = places.parse(await response.json());
    return first && { latitude: first.lat, longitude: first.lon };
  } catch {
    return undefined;
  }
}

const messages = {
  idle: 'With a map point, your page shows a map. Pressing the button sends the address to OpenStreetMap.',
  looking: 'Looking up the address...',
  found: 'Found. Save to keep it.',
  unknown: 'OpenStreetMap doesn’t know this address. You can enter the coordinates yourself.',
};

/** The restaurant's map location: geocoded from its address, or typed. */
function MapPoint({ form }: { form: RestaurantFormState }) {
  const [state, setState] = useState<keyof typeof messages>('idle');
  const { address, city, state: region, zip_code, country } = form.values;
  const look = async () => {
    setState('looking');
    const point = await findPoint(
      [address, city, region, zip_code, country].filter(Boolean).join(', '),
    );
    setState(point ? 'found' : 'unknown');
    if (!point) return;
    form.set('latitude', point.latitude);
    form.set('longitude', point.longitude);
  };
  return (
    <>
      <div className={styles['beside']}>
        <Button disabled={address.trim() === '' || state === 'looking'} onClick={() => void look()}>
          <MapPin size={18} aria-hidden="true" />
          Find on the map
        </Button>
        <output className={styles['quiet']}>{messages[state]}</output>
      </div>
      <div className={styles['halves']}>
        <TextField label="Latitude" optional inputMode="text" bind={form.text('latitude')} />
        <TextField label="Longitude" optional inputMode="text" bind={form.text('longitude')} />
      </div>
    </>
  );
}

/** ISO 4217: the currencies of the world's countries today; ANG, of a country that is no more, was replaced. */
const currencies: readonly string[] = [...new Set<string>(Object.values(countryToCurrency))]
  .filter((code) => code !== 'ANG')
  .toSorted();

const currencyOf = new Map<string, string>(Object.entries(countryToCurrency));

/** Undefined for a country that nobody knows; blank is the United States, as when it is saved. */
const currencyIn = (country: string) => currencyOf.get(regionOf(country.trim() || 'US') ?? '');

/** A currency without a name is its code. */
function labelled(code: string) {
  const name = currencyName(code);
  return { value: code, label: name === code ? code : `${code}, ${name}` };
}

/** Currency of prices. A saved one stays available, even if no country uses it any more. */
function CurrencyField({ bind, source }: { bind: TextBinding; source: string }) {
  const old = currencies.includes(bind.value) ? '' : bind.value;
  // Kept while the form is typed in: there are 160, and each name is looked up.
  const options = useMemo(() => [old, ...currencies].filter(Boolean).map(labelled), [old]);
  return (
    <SelectField
      label="Currency"
      help={`${source}Guests see prices in this currency, written the way your country writes them.`}
      bind={bind}
      options={options}
    />
  );
}

/** A first address brings its country's currency along, until the owner chooses one. */
function useProposedCurrency(form: RestaurantFormState) {
  const { address, country, currency } = form.values;
  const [proposed, setProposed] = useState(() =>
    address === '' && currency === currencyIn(country) ? currency : undefined,
  );
  const [source, setSource] = useState('where this device is');
  const isProposed = currency === proposed;
  const [countryBind, currencyBind] = [form.text('country'), form.text('currency')];
  return {
    source: isProposed ? `Taken from ${source}, until you choose another. ` : '',
    country: {
      ...countryBind,
      onChange: (typed: string) => {
        countryBind.onChange(typed);
        const next = currencyIn(typed);
        if (!isProposed || next === undefined) return;
        form.set('currency', next);
        setProposed(next);
        setSource('the country above');
      },
    },
    currency: {
      ...currencyBind,
      onChange: (chosen: string) => {
        currencyBind.onChange(chosen);
        setProposed(undefined);
      },
    },
  };
}

function LocationFields({ form }: { form: RestaurantFormState }) {
  const { source, country, currency } = useProposedCurrency(form);
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
        <TextField label="Country" bind={country} />
      </div>
      <CurrencyField bind={currency} source={source} />
    </Card>
  );
}

type AddressFieldProps = {
  form: RestaurantFormState;
  name: 'website' | NetworkField;
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

const groups = {
  about: ['description'],
  contact: ['phone', 'email', 'website'],
  hours: weekdays.map((day) => `${day}_hours` as const),
  map: ['latitude', 'longitude'],
  social: networkFields,
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
            {networkFields.map((name) => (
              <AddressField
                key={name}
                form={form}
                name={name}
                label={networkName(name)}
                placeholder="@name"
              />
            ))}
          </div>
        </FieldGroup>
      </div>
    </div>
  );
}
