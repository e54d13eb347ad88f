import { useQueryClient } from '@tanstack/react-query';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { changeUser } from '@menuleaf/shared/browser/session/session.ts';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { identity } from '../identity-api.ts';

export function NameForm({ user }: { user: User }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { full_name: user.full_name },
    schema: identityContract.updateProfile.body,
    otherwise: 'Your name could not be saved. Please try again.',
    save: async (body) => {
      changeUser(queries, await identity.updateProfile({ body }));
      toast({ title: 'Your name was saved' });
    },
  });
  return (
    <GuardedForm form={form} label="Name" submit="Save name" tone="quiet">
      <TextField label="Full name" required autoComplete="name" bind={form.text('full_name')} />
    </GuardedForm>
  );
}
