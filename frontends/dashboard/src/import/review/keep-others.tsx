import { Check } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { Draft } from '../draft.ts';
import { keepAsRead } from '../draft-edits.ts';
import styles from './review.css';

type KeepOthersProps = {
  /** Dishes that may be confirmed together. */
  ids: readonly string[];
  edit: (change: (draft: Draft) => Draft) => void;
};

/** Below the last dish, where all of them were passed: what was not corrected is confirmed by one press. */
export function KeepOthers({ ids, edit }: KeepOthersProps) {
  if (ids.length < 2) return null;
  return (
    <div className={styles['others']}>
      <span>{ids.length} marked dishes can be kept together.</span>
      <Button onClick={() => edit(keepAsRead(ids))}>
        <Check size={16} aria-hidden="true" />
        Keep all {ids.length} as they are
      </Button>
    </div>
  );
}
