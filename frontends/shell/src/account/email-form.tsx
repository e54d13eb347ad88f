import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { changeUser } from '@menuleaf/shared/browser/session/session.ts';
import { EmailField } from '@menuleaf/shared/ui/form/email-field.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { identity } from '../identity-api.ts';

/** Corrects an email that is not confirmed yet: no link ever reaches a mistyped one. */
export function EmailForm({ user }: { user: User }) {
  const queries = useQueryClient();
  const place = useLocation();
  const form = useForm({
    initial: { email: user.email, password: '' },
    schema: identityContract.changeEmail.body,
    otherwise: 'Your email could not be changed. Please try again.',
    save: async (body) => {
      changeUser(queries, await identity.changeEmail({ body }));
      form.reset({ email: body.email, password: '' });
      toast({ title: `The link is on its way to ${body.email}.` });
    },
  });
  const email = form.text('email');
  // The reminder links here, also from this page itself.
  useEffect(() => {
    if (place.hash === '#email') document.getElementById(email.id)?.focus();
  }, [place, email.id]);
  return (
    <>
      <p>
        Not right? Correct it here, and we send the link to the new address. The links that we sent
        before stop working.
      </p>
      <GuardedForm form={form} label="Email" submit="Change email" tone="quiet">
        <EmailField bind={email} />
        <PasswordField bind={form.text('password')} />
      </GuardedForm>
    </>
  );
}
