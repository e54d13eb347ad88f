import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { billing } from '../billing-api.ts';
import { CancelledDialog } from './cancelled-dialog.tsx';
import { DowngradeDialog } from './downgrade-dialog.tsx';

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
