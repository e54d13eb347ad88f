import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageRoles } from '@menuleaf/shared/contracts/pages/page-roles.ts';
import { mayDo, type Role } from '@menuleaf/shared/contracts/operation.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { firstPage } from './first-page.ts';

const whoCan: Record<Role, string> = {
  reader: 'Anyone in it',
  kitchen: 'The kitchen',
  editor: 'An editor or a manager',
  manager: 'A manager',
  owner: 'The owner',
};

type RoleGateProps = { path: string | undefined; user: User; children: ReactNode };

/** The page, or whom to ask for access. */
export function RoleGate({ path, user, children }: RoleGateProps) {
  const needs = pageRoles.get(path ?? '');
  if (needs === undefined || mayDo(roleOf(user), needs)) return children;
  const given = user.account?.given_role ?? 'owner';
  return (
    <Page column>
      <EmptyState
        icon={Lock}
        title="This page isn’t for your role"
        action={
          <ButtonLink tone="primary" to={firstPage(user)}>
            Go back to your work
          </ButtonLink>
        }
      >
        <p>
          Your role in this account is {roleTitles[given]}.{' '}
          {roleOf(user) === 'reader' && given !== 'reader'
            ? 'The account is on the Free plan, so you can read but not change anything. '
            : null}
          {whoCan[needs]} can open it.
        </p>
      </EmptyState>
    </Page>
  );
}
