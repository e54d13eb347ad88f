import { weekdays } from '@menuleaf/shared/contracts/catalogue/opening-hours.ts';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/text-field.tsx';
import { FormSection } from '../parts/form-section.tsx';
import { AddressField } from './address-field.tsx';
import { HoursFields } from './hours/hours-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { MapPoint } from './map-point.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { socialNames, type TextName } from './restaurant-values.ts';
import styles from './restaurant.css';

const isSocial = (name: string): name is keyof typeof socialNames => name in socialNames;
const socials = Object.keys(socialNames).filter(isSocial);

const sections = {
  about: ['description'],
  contact: ['phone', 'email', 'website'],
  hours: weekdays.map((day) => `${day}_hours` as const),
  map: ['latitude', 'longitude'],
  social: socials,
} as const satisfies Record<string, readonly TextName[]>;

/** What a restaurant needs comes first; each section after it says what guests gain by it. */
export function RestaurantFields({ form }: { form: RestaurantFormState }) {
  const section = (name: keyof typeof sections) => ({
    form,
    fields: sections[name],
    filled: sections[name].some((field) => form.values[field].trim() !== ''),
  });
  return (
    <div className={styles['sections']}>
      <Card title="Restaurant">
        <TextField label="Restaurant Name" required bind={form.text('name')} />
      </Card>
      <LocationFields form={form} />
      <FormSection title="About" gain="Guests read what you stand for" {...section('about')}>
        <TextArea label="Description" optional bind={form.text('description')} />
        <Checkbox
          label="Show on the home page"
          help="Guests who look around on Menuleaf find you once a menu is active."
          bind={form.flag('is_listed')}
        />
      </FormSection>
      <FormSection title="Contact" gain="Guests can call or write to you" {...section('contact')}>
        <div className={styles['pair']}>
          <TextField label="Phone" type="tel" optional bind={form.text('phone')} />
          <TextField label="Email" type="email" optional bind={form.text('email')} />
        </div>
        <AddressField form={form} name="website" label="Website" placeholder="example.com" />
      </FormSection>
      <FormSection
        title="Opening Hours"
        gain="Guests see whether you are open"
        {...section('hours')}
      >
        <HoursFields form={form} />
      </FormSection>
      <FormSection title="Map" gain="Guests find the way to you" {...section('map')}>
        <MapPoint form={form} />
      </FormSection>
      <FormSection title="Social Media" gain="Guests can follow you" {...section('social')}>
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
      </FormSection>
    </div>
  );
}
