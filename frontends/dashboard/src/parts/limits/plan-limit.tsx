import type { ReactNode } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';

/** Whether another plan has room: `Free plan allows only 1 restaurant. Upgrade to Pro to add more.` */
export const isPlanLimit = (failure: string) => failure.includes('Upgrade to Pro');

/** The plans link, if the plan has no room left. */
export function planAdvice(failure: string | undefined): ReactNode {
  if (failure === undefined || !isPlanLimit(failure)) return null;
  return <Link to="/pricing">View plans and upgrade</Link>;
}
