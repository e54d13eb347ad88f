import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { billing } from '../billing-api.ts';
import { DowngradeDialog } from './downgrade-dialog.tsx';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import styles from './pricing.css';

type CancelledDialogProps = { open: boolean; endsAt: string | null; onClose: () => void };

const { limits, furtherLanguages } = plans.pro;
const { restaurants, menus, categories } = limits;

const CancelledDialog = ({ open, endsAt, onClose }: CancelledDialogProps) => (
  <Dialog
    open={open}
    title="Subscription Cancelled"
    onClose={onClose}
    actions={
      <Button tone="primary" onClick={onClose}>
        Got it!
      </Button>
    }
  >
    <p>Your Pro access remains until {endDate(endsAt)}. Until then you keep:</p>
    <ul className={styles['list']}>
      <li>Up to {restaurants} restaurants</li>
      <li>{menus} menus</li>
      <li>{categories} categories</li>
      <li>Unlimited menu items</li>
      <li>Images</li>
      <li>{furtherLanguages} further languages of a menu</li>
      <li>Several menus by time of day</li>
      <li>Priority support</li>
    </ul>
  </Dialog>
);

/** Asks, cancels, says how long Pro lasts, and only then refetches the user. */
export function Downgrade({ isDone }: { isDone: boolean }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: () => billing.downgrade(),
  });
  const confirm = () => {
    setAsking(false);
    mutate();
  };
  const finish = () => {
    reset();
    void refreshUser(queries);
  };
  return (
    <>
      <Button
        busy={isPending && 'Downgrading...'}
        disabled={isDone}
        onClick={() => setAsking(true)}
      >
        Downgrade to Free
      </Button>
      {error ? (
        <p role="alert">{detailOf(error, 'Failed to downgrade. Please try again.')}</p>
      ) : null}
      <DowngradeDialog open={asking} onClose={() => setAsking(false)} onConfirm={confirm} />
      <CancelledDialog open={data !== undefined} endsAt={data?.ends_at ?? null} onClose={finish} />
    </>
  );
}
