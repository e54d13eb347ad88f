import { Link, useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import { changeUser, signIn, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { GuardedForms } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MembersCard } from './members-card.tsx';
import { identity } from '../identity-api.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { passwordsDiffer } from '../password/passwords-differ.ts';
import { useEffect } from 'react';
import { EmailField } from '@menuleaf/shared/ui/form/email-field.tsx';
import { Download } from 'lucide-react';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import form from '@menuleaf/shared/ui/form/form-panel.css';

function ExportData() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => save(await everything()),
    onError: toastFailure('The export failed. Please try again.'),
  });
  return (
    <>
      <p>Everything we hold for you, as one JSON file: account, restaurants, menus and items.</p>
      <div className={form['actions']}>
        <Button busy={isPending && 'Exporting...'} onClick={() => mutate()}>
          <Download size={18} aria-hidden="true" />
          Export my data
        </Button>
      </div>
    </>
  );
}

/** Loads all pages of the export; the owner gets one file. */
async function everything() {
  const { next_cursor, ...first } = await identity.exportData();
  const items = [...first.items];
  for (let cursor = next_cursor; cursor;) {
    const page = await identity.exportData({ query: { cursor } });
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return { ...first, items };
}

function save(data: unknown): void {
  const text = JSON.stringify(data, undefined, 2);
  saveFile('menuleaf-export.json', new Blob([text], { type: 'application/json' }));
}

/** Corrects an email that is not confirmed yet: no link ever reaches a mistyped one. */
function EmailForm({ user }: { user: User }) {
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

const empty = { current_password: '', new_password: '', confirm_password: '' };

function ChangePasswordForm() {
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

function NameForm({ user }: { user: User }) {
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

function planWords(user: User): string {
  if (user.plan_type === 'free') return 'You are on the Free plan.';
  const until = endDate(user.subscription_ends_at);
  if (user.subscription_cancelled_at_period_end)
    return `Pro was cancelled. You have it until ${until}, then your account is on Free.`;
  if (user.subscription_past_due)
    return `Your last payment for Pro did not go through. You have Pro until ${until}.`;
  const renewal = user.subscription_ends_at === null ? '' : ` It renews on ${until}.`;
  return `You are on the Pro plan.${renewal}`;
}

const NewEmail = ({ user }: { user: User }) => (
  <p>
    A confirmed email address can’t be changed.{' '}
    {roleOf(user) === 'owner' ? (
      <>
        To use a new one, <Link to="/account/people">invite it</Link>, sign up with it, and make it
        the owner.
      </>
    ) : (
      'To use a new one, have the owner of this account invite it.'
    )}
  </p>
);

const OwnersCards = ({ user }: { user: User }) => (
  <>
    <Card title="People">
      <p>
        Give your team their own sign-in: managers, editors and the kitchen.{' '}
        <Link to="/account/people">Manage people</Link>
      </p>
    </Card>
    <Card title="Plan">
      <p>
        {planWords(user)}{' '}
        <Link to="/pricing">{user.has_paid === true ? 'See plans and invoices' : 'See plans'}</Link>
      </p>
    </Card>
    <Card title="Developers">
      <p>
        Connect your POS system and other programs.{' '}
        <Link to="/dashboard/developers">Manage API keys and webhooks</Link>
      </p>
    </Card>
    <Card title="Your data">
      <ExportData />
    </Card>
    <Card title="Delete account">
      <DeleteAccount isPro={user.plan_type === 'pro'} />
    </Card>
  </>
);

export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <GuardedForms>
        <PageHeading title="Your account" lead={user.email}>
          <Badge tone={user.plan_type === 'pro' ? 'leaf' : 'plain'}>
            {user.plan_type.toUpperCase()}
          </Badge>
        </PageHeading>
        <CardColumns
          left={
            <>
              {user.email_verified ? null : (
                <Card title="Email">
                  <EmailForm user={user} />
                </Card>
              )}
              <Card title="Name">
                <NameForm user={user} />
              </Card>
              <Card title="Password">
                <ChangePasswordForm />
              </Card>
              <Card title="Sign-in">
                <p>
                  Passkeys, and the devices on which you’re signed in.{' '}
                  <Link to="/account/sign-in">Manage sign-in</Link>
                </p>
                {user.email_verified ? <NewEmail user={user} /> : null}
              </Card>
              {mayDo(roleOf(user), 'editor') ? (
                <Card title="History">
                  <p>
                    Who changed what on your menus, and undo.{' '}
                    <Link to="/dashboard/history">See the history</Link>
                  </p>
                </Card>
              ) : null}
            </>
          }
          right={
            roleOf(user) === 'owner' ? <OwnersCards user={user} /> : <MembersCard user={user} />
          }
        />
      </GuardedForms>
    </Page>
  );
}
