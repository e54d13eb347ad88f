import { type ReactNode, useState } from 'react';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NavLink, useLocation, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { accountsQuery, peopleApi, switchAccount, firstPage } from './people-api.ts';
import styles from './account-switcher.css';
import { Lock } from 'lucide-react';
import { pageRoles } from '@menuleaf/shared/contracts/pages/page-roles.ts';
import { mayDo, type Role } from '@menuleaf/shared/contracts/operation.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';

const whoCan: Record<Role, string> = {
  reader: 'Anyone in it',
  kitchen: 'The kitchen',
  editor: 'An editor or a manager',
  manager: 'A manager',
  owner: 'The owner',
};

type RoleGateProps = { path: string | undefined; user: User; children: ReactNode };

/** The page, or whom to ask for access. */
function RoleGate({ path, user, children }: RoleGateProps) {
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

/** For members of several accounts: the current one, with links to the others. */
function AccountSwitcher({ user, account }: { user: User; account: NonNullable<User['account']> }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(account.id);
  const { data } = useQuery(accountsQuery);
  const opening = useMutation({
    mutationFn: (id: string) => peopleApi.openAccount({ params: { id } }),
    // A full reload: nothing read or typed in the previous account carries over.
    onSuccess: (opened) => {
      switchAccount(queries, opened);
      window.location.assign(firstPage(opened.user));
    },
    onError: toastFailure('The account could not be opened.'),
  });
  // Leaves the page first, which asks where something is unsaved: it must not be saved in the other account.
  const open = () => {
    const home = firstPage(user);
    const then = () => opening.mutate(chosen);
    void navigate(pathname === home ? '/account' : home, { then });
  };
  return (
    <>
      {data ? (
        <select
          className={styles['switcher']}
          aria-label="Account"
          value={chosen}
          disabled={opening.isPending}
          onChange={({ target }) => setChosen(target.value)}
        >
          {data.map(({ id, name, role }) => (
            <option key={id} value={id}>
              {name} ({roleTitles[role]})
            </option>
          ))}
        </select>
      ) : null}
      {chosen === account.id ? null : (
        <Button tone="primary" busy={opening.isPending && 'Opening...'} onClick={open}>
          Open
        </Button>
      )}
      {account.role === 'kitchen' ? (
        <NavLink className={styles['link']} to="/kitchen">
          Kitchen
        </NavLink>
      ) : null}
    </>
  );
}

type MembersProps = {
  user: User;
  /** Path of the page in `children`; without them, the header renders this. */
  path?: string | undefined;
  children?: ReactNode;
};

/** The shell's code for members of others' accounts only, in one chunk. */
export default function Members({ user, path, children }: MembersProps) {
  if (children === undefined)
    return user.account ? <AccountSwitcher user={user} account={user.account} /> : null;
  return (
    <RoleGate user={user} path={path}>
      {children}
    </RoleGate>
  );
}
