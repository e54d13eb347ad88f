import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, signInsContract } from '@menuleaf/shared/contracts/sign-ins.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { canUsePasskeys, isDeclined, makePasskey } from './ceremony.ts';
import { passkeysQuery, signInsApi } from './sign-ins-api.ts';
import { formatWhen } from './format-when.ts';
import styles from '../people/people.css';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';

const typed = z.extend(signInsContract.beginPasskey.body, {
  name: signInsContract.renamePasskey.body.shape.name,
});

/** Asks for the password first: a stranger at an open laptop cannot add a passkey. */
function AddPasskey() {
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

export function PasskeysList() {
  const passkeys = useQuery(passkeysQuery);
  const { data } = passkeys;
  if (!data) {
    const text = 'Failed to load your passkeys. Please try again.';
    return <Loading queries={[passkeys]} title="Error Loading Passkeys" text={text} rows={2} />;
  }
  return (
    <>
      <p>
        Sign in with your fingerprint, your face or your phone’s passcode instead of a password.
        Your password keeps working.
      </p>
      {data.length > 0 ? (
        <ul className={styles['list']}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? <AddPasskey /> : <p>This browser doesn’t support passkeys.</p>}
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at, last_used_at } = passkey;
  const queries = useQueryClient();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const removal = useMutation({
    mutationFn: () => signInsApi.removePasskey({ params: { id } }),
    onSuccess: async () => {
      setOpen(undefined);
      toast({ title: `${name} was removed` });
      await queries.invalidateQueries(passkeysQuery);
    },
  });
  return (
    <li className={styles['person']}>
      <span className={styles['who']}>
        <strong className={styles['name']}>{name}</strong>
        <span className={styles['quiet']}>
          Added {formatWhen(created_at)}
          {last_used_at ? `, last used ${formatWhen(last_used_at)}` : ', not used yet'}
        </span>
      </span>
      <span className={styles['actions']}>
        <Button
          aria-expanded={open === 'rename'}
          onClick={() => setOpen(open === 'rename' ? undefined : 'rename')}
        >
          Rename
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button tone="plain-danger" onClick={() => setOpen('remove')}>
          Remove
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
      {open === 'rename' ? (
        <RenameForm passkey={passkey} onDone={() => setOpen(undefined)} />
      ) : null}
      <ConfirmDialog
        open={open === 'remove'}
        title={`Remove ${name}?`}
        text="It can’t sign in to your account anymore. Your device may still show it until you delete it there."
        confirm="Remove"
        busy={removal.isPending && 'Removing...'}
        failure={failureOf(removal.error, 'This did not work. Please try again.')}
        onConfirm={() => removal.mutate()}
        onCancel={() => setOpen(undefined)}
      />
    </li>
  );
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { name },
    schema: signInsContract.renamePasskey.body,
    otherwise: 'The name could not be saved. Please try again.',
    save: async (body) => {
      await signInsApi.renamePasskey({ params: { id }, body });
      await queries.invalidateQueries(passkeysQuery);
      onDone();
    },
  });
  return (
    <FormPanel form={form} label={`Rename ${name}`} submit="Save name" tone="quiet">
      <TextField label="Name of the passkey" required bind={form.text('name')} />
    </FormPanel>
  );
}
