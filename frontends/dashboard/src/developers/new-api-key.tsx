import { useQueryClient } from '@tanstack/react-query';
import { apiKeyOperations, keyLifetimes } from '@menuleaf/shared/contracts/api-keys.ts';
import { scopes } from '@menuleaf/shared/contracts/operation.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { Choices } from './choices.tsx';
import { apiKeysQuery, developers } from './developers-api.ts';
import { scopeWords } from './words.ts';

const initial = {
  name: '',
  read: false,
  availability: false,
  prices: false,
  all: false,
  lasts: '365',
  password: '',
};

/** Turns ticked fields into the request body. */
const schema = z.pipe(
  z.pipe(
    z.object({
      name: z.string(),
      read: z.boolean(),
      availability: z.boolean(),
      prices: z.boolean(),
      all: z.boolean(),
      lasts: z.string(),
      password: z.string(),
    }),
    z.transform(({ read, availability, prices, all, lasts, ...kept }) => ({
      ...kept,
      scopes: all ? ['all'] : scopes.filter((one) => ({ read, availability, prices, all })[one]),
      expires_in_days: lasts === 'never' ? null : Number(lasts),
    })),
  ),
  z.extend(apiKeyOperations.createApiKey.body, {
    password: z.string().check(z.minLength(1, 'Password is required')),
  }),
);

const lifetimes = [
  ...keyLifetimes.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: 'never', label: 'Until I revoke it' },
];

type NewApiKeyProps = { onMade: (key: string) => void; onClose: () => void };

export function NewApiKey({ onMade, onClose }: NewApiKeyProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial,
    schema,
    otherwise: 'The key could not be created. Please try again.',
    save: async (body) => {
      const { key } = await developers.createApiKey({ body });
      await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      onMade(key);
    },
  });
  return (
    <Dialog open title="New API key" onClose={onClose}>
      <GuardedForm
        form={form}
        label="New API key"
        cancel={
          <Button disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
        }
        submit="Create key"
        submitting="Creating..."
      >
        <TextField
          label="Name"
          help="What uses it, such as the POS at the bar"
          required
          autoComplete="off"
          bind={form.text('name')}
        />
        <Choices legend="What it may do" id={`${form.id}-scopes`} error={form.errors['scopes']}>
          {scopes.map((scope) => (
            <Checkbox key={scope} {...scopeWords[scope]} bind={form.flag(scope)} />
          ))}
        </Choices>
        <SelectField label="Lasts" bind={form.text('lasts')} options={lifetimes} />
        <PasswordField bind={form.text('password')} />
      </GuardedForm>
    </Dialog>
  );
}
