import type { ReactNode } from 'react';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { AccountSwitcher } from './account-switcher.tsx';
import { RoleGate } from './role-gate.tsx';

type MembersProps = {
  user: User;
  /** That of the page which `children` draw; without them it is the header that asks. */
  path?: string | undefined;
  children?: ReactNode;
};

/** What the shell has for those who work in accounts of others, and for nobody else: loaded at once. */
export default function Members({ user, path, children }: MembersProps) {
  if (children === undefined)
    return user.account ? <AccountSwitcher account={user.account} /> : null;
  return (
    <RoleGate user={user} path={path}>
      {children}
    </RoleGate>
  );
}
