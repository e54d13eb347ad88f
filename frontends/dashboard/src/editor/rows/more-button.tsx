import { ChevronDown } from 'lucide-react';
import styles from './rows.css';

type MoreButtonProps = { of: string; open: boolean; onToggle: () => void };

/** Opens a row's details. */
export const MoreButton = ({ of, open, onToggle }: MoreButtonProps) => (
  <button
    type="button"
    className={styles['more']}
    aria-expanded={open}
    aria-label={`More of ${of}`}
    onClick={onToggle}
  >
    <ChevronDown size={18} aria-hidden="true" />
  </button>
);
