import type * as z from '@menuleaf/shared/contracts/schema.ts';
import { ButtonLink, Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/text-field.tsx';
import { planAdvice } from '../parts/plan-limit.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { HoursFields } from './hours-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import {
  restaurantForm,
  socialNames,
  type RestaurantInput,
  type RestaurantValues,
} from './restaurant-values.ts';
import styles from './restaurant.css';

type RestaurantFormProps = {
  initial: RestaurantValues;
  otherwise: string;
  save: (input: RestaurantInput, version: string | undefined) => Promise<void>;
  version?: string;
  newer?: () => Promise<{ values: RestaurantValues; version: string }>;
  locked?: boolean | undefined;
  cancelTo: string;
  submit: string;
  busy: string;
};

export function RestaurantForm(props: RestaurantFormProps) {
  const form = useForm({ ...props, schema: restaurantForm });
  return (
    <>
      <LeaveGuard unsaved={form.unsaved} />
      <FormPanel
        form={form}
        sticky="page"
        locked={props.locked}
        label="Restaurant"
        advice={planAdvice(form.failure)}
        actions={
          <>
            <ButtonLink to={props.cancelTo}>Cancel</ButtonLink>
            <Button
              tone="primary"
              type="submit"
              disabled={props.locked}
              busy={form.busy && props.busy}
            >
              {props.submit}
            </Button>
          </>
        }
      >
        <Fields form={form} />
      </FormPanel>
    </>
  );
}

/** As the contract completes it, so that the owner sees what will be saved. */
const completedBy = (schema: z.ZodType<string | null>) => (typed: string) =>
  schema.safeParse(typed).data ?? undefined;

const Fields = ({ form }: { form: RestaurantFormState }) => (
  <div className={styles['sections']}>
    <Card title="Restaurant">
      <TextField label="Restaurant Name" required bind={form.text('name')} />
      <TextArea label="Description" optional bind={form.text('description')} />
      <div className={styles['pair']}>
        <TextField label="Phone" type="tel" optional bind={form.text('phone')} />
        <TextField label="Email" type="email" optional bind={form.text('email')} />
      </div>
      <TextField
        label="Website"
        type="url"
        optional
        placeholder="example.com"
        bind={form.text('website')}
        complete={completedBy(restaurantForm.shape.website)}
      />
      <Checkbox
        label="Show on the home page"
        help="Guests who look around on Menuleaf find you once a menu is active."
        bind={form.flag('is_listed')}
      />
    </Card>
    <LocationFields form={form} />
    <HoursFields form={form} />
    <Card title="Social Media">
      <div className={styles['pair']}>
        {Object.entries(socialNames).map(([name, label]) => (
          <SocialField key={name} form={form} name={name} label={label} />
        ))}
      </div>
    </Card>
  </div>
);

const isSocial = (name: string): name is keyof typeof socialNames => name in socialNames;

function SocialField(props: { form: RestaurantFormState; name: string; label: string }) {
  const { form, name, label } = props;
  if (!isSocial(name)) return null;
  return (
    <TextField
      label={label}
      type="url"
      optional
      placeholder="@name"
      bind={form.text(name)}
      complete={completedBy(restaurantForm.shape[name])}
    />
  );
}
