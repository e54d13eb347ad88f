import { useQueryClient } from '@tanstack/react-query';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { signIn } from '@menuleaf/shared/browser/session/session.ts';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { identity } from '../identity-api.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { passwordsDiffer } from '../password/passwords-differ.ts';

const empty = { current_password: '', new_password: '', confirm_password: '' };

export function ChangePasswordForm() {
  const queries = useQueryClient();
  const form = useForm({
    initial: empty,
    schema: identityContract.changePassword.body,
    check: ({ new_password, confirm_password }) => passwordsDiffer(new_password, confirm_password),
    otherwise: 'Your password could not be changed. Please try again.',
    save: async (body) => {
      signIn(queries, await identity.changePassword({ body }));
      form.reset(empty);
      toast({ title: 'Your password was changed. You’re signed out everywhere else.' });
    },
  });
  return (
    <GuardedForm form={form} label="Password" submit="Change password" tone="quiet">
      <PasswordField label="Current password" bind={form.text('current_password')} />
      <NewPasswordFields
        labels={['New password', 'Confirm new password']}
        password={form.text('new_password')}
        again={form.text('confirm_password')}
      />
    </GuardedForm>
  );
}
