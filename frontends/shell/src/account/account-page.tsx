import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { GuardedForms } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { MembersCard } from './members-card.tsx';
import { NameForm } from './name-form.tsx';

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
        You are on the {user.plan_type === 'pro' ? 'Pro' : 'Free'} plan.{' '}
        <Link to="/pricing">See plans</Link>
      </p>
    </Card>
    <Card title="Developers">
      <p>
        API keys and webhooks for your POS system and other programs.{' '}
        <Link to="/dashboard/developers">Open</Link>
      </p>
    </Card>
    <Card title="Your data">
      <ExportData />
    </Card>
    <Card title="Delete account">
      <DeleteAccount />
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
