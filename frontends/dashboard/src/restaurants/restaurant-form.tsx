import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { useRestoredInput } from '../parts/restored-input.ts';
import { RestaurantFields } from './restaurant-fields.tsx';
import {
  addressProblems,
  pointProblems,
  restaurantForm,
  type RestaurantInput,
  type RestaurantValues,
} from './restaurant-values.ts';
import { missingTime } from './hours/picked-day.ts';

/** Errors in incomplete hours. Ones saved like that before are ignored. */
function hoursProblems(values: RestaurantValues, saved: RestaurantValues): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const name = `${day}_hours` as const;
      const missing = values[name] === saved[name] ? undefined : missingTime(values[name]);
      return missing ? [[name, `${dayName(day)}: ${missing}`]] : [];
    }),
  );
}

type RestaurantFormProps = {
  initial: RestaurantValues;
  otherwise: string;
  save: (input: RestaurantInput, version: string | undefined) => Promise<void>;
  version?: string;
  newer?: () => Promise<{ values: RestaurantValues; version: string }>;
  locked?: boolean | undefined;
  special?: readonly SpecialDay[] | undefined;
  cancelTo: string;
  submit: string;
  busy: string;
};

export function RestaurantForm(props: RestaurantFormProps) {
  const form = useForm({
    ...props,
    schema: restaurantForm,
    check: (values) => ({
      ...addressProblems(values),
      ...hoursProblems(values, props.initial),
      ...pointProblems(values),
    }),
  });
  useRestoredInput(form);
  return (
    <GuardedForm
      form={form}
      sticky="page"
      locked={props.locked}
      label="Restaurant"
      advice={planAdvice(form.failure)}
      cancel={<ButtonLink to={props.cancelTo}>Cancel</ButtonLink>}
      submit={props.submit}
      submitting={props.busy}
    >
      <RestaurantFields form={form} special={props.special} />
    </GuardedForm>
  );
}
