import { Lock } from 'lucide-react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from '../styles/notes.css';

/** Over the plan's limit: guests still see it, but it cannot be changed. */
export const LockedNote = () => (
  <p className={styles['locked']}>
    <Lock size={16} aria-hidden="true" />
    <span>
      <strong>Locked.</strong> Over your plan's limit, so read-only.{' '}
      <Link to="/pricing">View plans</Link>
    </span>
  </p>
);
