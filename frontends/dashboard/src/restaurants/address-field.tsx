import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { restaurantForm, type socialNames } from './restaurant-values.ts';

type AddressFieldProps = {
  form: RestaurantFormState;
  name: 'website' | keyof typeof socialNames;
  label: string;
  placeholder: string;
};

/** A URL or a profile, normalized as in the contract, so the owner sees what will be saved. */
export const AddressField = ({ form, name, label, placeholder }: AddressFieldProps) => (
  <TextField
    label={label}
    type="url"
    optional
    placeholder={placeholder}
    bind={form.text(name)}
    complete={(typed) => restaurantForm.shape[name].safeParse(typed).data ?? undefined}
  />
);
