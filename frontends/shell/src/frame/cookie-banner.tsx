import { useEffect, useState } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import styles from './cookie-banner.css';

/** So that the page is seen before the question is. */
const delayMs = 1000;

export function CookieBanner() {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (consent() !== undefined) return undefined;
    const timer = setTimeout(() => setAsking(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const answer = (choice: 'accepted' | 'declined') => {
    keepConsent(choice);
    setAsking(false);
  };
  if (!asking) return null;
  return (
    <section className={styles['banner']} aria-label="Cookies">
      <p>
        We use cookies that keep you signed in. Everything works if you decline the rest. See our{' '}
        <Link to="/privacy">privacy policy</Link>.
      </p>
      <div className={styles['choices']}>
        <Button onClick={() => answer('declined')}>Decline</Button>
        <Button onClick={() => answer('accepted')}>Accept All</Button>
      </div>
    </section>
  );
}
