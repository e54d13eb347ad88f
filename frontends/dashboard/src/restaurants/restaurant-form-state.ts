import type { useForm } from '@menuleaf/shared/ui/form/form.ts';
import type { RestaurantInput, RestaurantValues } from './restaurant-values.ts';

/** What the parts of the restaurant form share. */
export type RestaurantFormState = ReturnType<typeof useForm<RestaurantValues, RestaurantInput>>;
