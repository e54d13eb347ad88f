import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { sessionContract } from '@menuleaf/shared/contracts/session.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import styles from './verify-note.css';

const { requestVerification } = client(sessionContract);
const pages = new Set(['/dashboard', '/account']);

/** Reminds owners of the verification email, where they manage things. */
export function VerifyNote() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const sending = useMutation({
    mutationFn: () => requestVerification(),
    onSuccess: () => toast({ title: `The link is on its way to ${user?.email}.` }),
    onError: toastFailure('The link could not be sent. Please try again.'),
  });
  if (!user || user.email_verified || !pages.has(pathname)) return null;
  return (
    <section className={styles['note']} aria-label="Confirm your email">
      <p>
        Please confirm your email {user.email}
        <span>
          {' '}
          with the link that we sent. Until then Menuleaf doesn’t list your restaurants
        </span>.{' '}
        <Link to="/account#email">Wrong address?</Link>
      </p>
      <Button busy={sending.isPending && 'Sending...'} onClick={() => sending.mutate()}>
        Send the link again
      </Button>
    </section>
  );
}
