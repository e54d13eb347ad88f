import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { CurrencyField } from './currency-field.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import styles from './restaurant.css';

export const LocationFields = ({ form }: { form: RestaurantFormState }) => (
  <Card title="Location">
    <TextField label="Address" required autoComplete="street-address" bind={form.text('address')} />
    <div className={styles['halves']}>
      <TextField label="City" required bind={form.text('city')} />
      <TextField label="State" required bind={form.text('state')} />
      <TextField label="ZIP Code" required bind={form.text('zip_code')} />
      <TextField label="Country" bind={form.text('country')} />
      <CurrencyField bind={form.text('currency')} />
    </div>
  </Card>
);
