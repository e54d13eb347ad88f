import { Lock } from 'lucide-react';
import { Link } from '@menuleaf/shared/federation/router.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';

/** Over the plan's limit: guests still see it, but it cannot be changed. */
export const LockedNote = () => (
  <p>
    <Badge tone="saffron">
      <Lock size={14} aria-hidden="true" />
      Locked
    </Badge>{' '}
    Over your plan's limit, so read-only. <Link to="/pricing">View plans</Link>
  </p>
);
