import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsContract } from '@menuleaf/shared/contracts/sign-ins.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { isDeclined, makePasskey } from './ceremony.ts';
import { passkeysQuery } from './sign-ins-api.ts';

const typed = z.extend(signInsContract.beginPasskey.body, {
  name: signInsContract.renamePasskey.body.shape.name,
});

/** Asks for the password first: a stranger at an open laptop cannot add a passkey. */
export function AddPasskey() {
  const [asking, setAsking] = useState(false);
  if (asking) return <AddForm onDone={() => setAsking(false)} />;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Add a passkey</Button>
    </div>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { name: '', password: '' },
    schema: typed,
    otherwise: 'No passkey was added. Please try again.',
    save: async ({ name, password }) => {
      try {
        await makePasskey(password, name);
      } catch (error) {
        // The browser's message is for developers.
        if (isDeclined(error)) throw new Error('declined', { cause: error });
        throw error;
      }
      toast({ title: `${name} can sign in from now on` });
      await queries.invalidateQueries(passkeysQuery);
      onDone();
    },
  });
  return (
    <FormPanel
      form={form}
      label="Add a passkey"
      cancel={<Button onClick={onDone}>Cancel</Button>}
      submit="Continue"
      submitting="Waiting for your device..."
    >
      <TextField
        label="Name of the passkey"
        required
        help="Such as “My phone” or “The office laptop”."
        bind={form.text('name')}
      />
      <PasswordField bind={form.text('password')} />
    </FormPanel>
  );
}
