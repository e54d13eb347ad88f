import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import type { Refusal } from '../editing/state.ts';
import { useEditing } from '../editing-context.ts';
import { LineNote } from './line-field.tsx';

/** The next step, if a plan would help. */
export const PlansLink = ({ code }: Pick<Refusal, 'code'>) =>
  code === 'plan_limit' || code === 'locked' ? <Link to="/pricing">View plans</Link> : null;

/** Why the service refused a row. */
export function Refused({ id }: { id: string }) {
  const refusal = useEditing(({ held }) => held[id]);
  if (!refusal) return null;
  return (
    <LineNote>
      Not saved: {refusal.message} <PlansLink code={refusal.code} />
    </LineNote>
  );
}
