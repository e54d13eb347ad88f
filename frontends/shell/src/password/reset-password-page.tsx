import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { Link, useNavigate, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { identity } from '../identity-api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordsDiffer } from './passwords-differ.ts';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Page narrow>
      <PageHeading title="Choose a new password" lead="You’ll be signed out everywhere else." />
      <Card>
        {token === '' ? (
          <p>
            This link is incomplete. <Link to="/forgot-password">Request a new one</Link>.
          </p>
        ) : (
          <ResetForm token={token} />
        )}
      </Card>
    </Page>
  );
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    schema: z.pick(identityContract.resetPassword.body, { password: true }),
    check: ({ password, confirm_password }) => passwordsDiffer(password, confirm_password),
    otherwise: 'The password could not be changed. Please request a new link.',
    save: async ({ password }) => {
      await identity.resetPassword({ body: { token, password } });
      toast({ title: 'Your password was changed. Please sign in.' });
      await navigate('/login', { replace: true });
    },
  });
  return (
    <FormPanel
      form={form}
      label="New password"
      advice={form.failure ? <Link to="/forgot-password">Request a new link</Link> : null}
      submit="Save password"
    >
      <NewPasswordFields
        labels={['New password', 'Confirm password']}
        password={form.text('password')}
        again={form.text('confirm_password')}
      />
    </FormPanel>
  );
}
