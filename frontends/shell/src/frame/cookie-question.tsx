import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import styles from './cookie-banner.css';

type CookieQuestionProps = { onAnswer: (choice: 'accepted' | 'declined') => void };

export default function CookieQuestion({ onAnswer }: CookieQuestionProps) {
  return (
    <section className={styles['banner']} aria-label="Cookies">
      <p>
        We use cookies that keep you signed in. Everything works if you decline the rest. See our{' '}
        <Link to="/privacy">privacy policy</Link>, where you can change your mind.
      </p>
      <div className={styles['choices']}>
        <Button onClick={() => onAnswer('declined')}>Decline</Button>
        <Button onClick={() => onAnswer('accepted')}>Accept All</Button>
      </div>
    </section>
  );
}
