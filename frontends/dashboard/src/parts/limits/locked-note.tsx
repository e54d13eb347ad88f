import { Lock } from 'lucide-react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from '../styles/notes.css';

/** Over the plan's limit: it cannot be changed, and guests still see it unless it is a language. */
export const LockedNote = ({ isHidden = false }) => (
  <p className={styles['locked']}>
    <Lock size={16} aria-hidden="true" />
    <span>
      <strong>Locked.</strong> Over your plan’s limit, so read-only.{' '}
      {isHidden ? null : 'Guests still see it. '}
      <Link to="/pricing">View plans</Link>
    </span>
  </p>
);
