import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useEditing } from '../editing-context.ts';
import { LineNote } from './line-field.tsx';

/** Why the service refused a row, with the next step if a plan would help. */
export function Refused({ id }: { id: string }) {
  const refusal = useEditing(({ held }) => held[id]);
  if (!refusal) return null;
  const isOfPlan = refusal.code === 'plan_limit' || refusal.code === 'locked';
  return (
    <LineNote>
      Not saved: {refusal.message} {isOfPlan ? <Link to="/pricing">View plans</Link> : null}
    </LineNote>
  );
}
