import { Clock } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';

/** Link to this one thing's history. */
export const HistoryLink = ({ kind, id }: { kind: 'items' | 'menus'; id: string }) => (
  <ButtonLink tone="plain" to={`/dashboard/history?kind=${kind}&id=${id}`}>
    <Clock size={16} aria-hidden="true" />
    History
  </ButtonLink>
);
