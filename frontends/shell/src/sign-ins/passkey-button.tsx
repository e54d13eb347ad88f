import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Outcome } from '@menuleaf/shared/ui/outcome.tsx';
import { canUsePasskeys, isDeclined, signInWithPasskey } from './ceremony.ts';
import styles from './sign-ins.css';

type PasskeyButtonProps = {
  remember: boolean;
  onSignedIn: (opened: Awaited<ReturnType<typeof signInWithPasskey>>) => void;
};

/** Passkey sign-in, where supported. */
export function PasskeyButton({ remember, onSignedIn }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signInWithPasskey(() => remember),
    onSuccess: onSignedIn,
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button wide busy={isPending && 'Waiting for your passkey...'} onClick={() => mutate()}>
        <KeyRound size={18} aria-hidden="true" />
        Use a passkey
      </Button>
      {error ? (
        <Outcome role="alert" className={styles['failure']}>
          {isDeclined(error)
            ? 'No passkey was used. Try again, or use your password.'
            : detailOf(error, 'This did not work. Please use your password.')}
        </Outcome>
      ) : null}
    </>
  );
}
