import type { ReactNode } from 'react';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { AccountSwitcher } from './account-switcher.tsx';
import { RoleGate } from './role-gate.tsx';

type MembersProps = {
  user: User;
  /** Path of the page in `children`; without them, the header renders this. */
  path?: string | undefined;
  children?: ReactNode;
};

/** The shell's code for members of others' accounts only, in one chunk. */
export default function Members({ user, path, children }: MembersProps) {
  if (children === undefined)
    return user.account ? <AccountSwitcher account={user.account} /> : null;
  return (
    <RoleGate user={user} path={path}>
      {children}
    </RoleGate>
  );
}
