import { useState } from 'react';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Outcome } from '@menuleaf/shared/ui/outcome.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { EmailField } from '@menuleaf/shared/ui/form/email-field.tsx';
import { identity } from '../identity-api.ts';
import { useTypedEmail } from './use-typed-email.ts';

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: useTypedEmail().typed },
    schema: identityContract.forgotPassword.body,
    otherwise: 'The link could not be sent. Please try again.',
    save: async (body) => {
      await identity.forgotPassword({ body });
      setSentTo(body.email);
    },
  });
  return (
    <Page narrow>
      <PageHeading
        title="Forgot your password?"
        lead="We’ll email you a link to choose a new one."
        back={{ to: '/login', label: 'Back to login' }}
      />
      <Card>
        {sentTo ? (
          <Outcome className={undefined}>
            If there’s an account for {sentTo}, the link is on its way. It works once and for one
            hour. Nothing there after some minutes? Look in your spam.{' '}
            <Link to="/login">Login</Link>
          </Outcome>
        ) : (
          <FormPanel
            form={form}
            label="Forgotten password"
            submit="Send link"
            submitting="Sending..."
          >
            <EmailField bind={form.text('email')} />
          </FormPanel>
        )}
      </Card>
    </Page>
  );
}
