import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
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

/** Escape closes a row's details, from anywhere in it but a dialog, and leads back to their button. */
export function closeByEscape(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return;
  const more = currentTarget.querySelector<HTMLElement>(`:scope > .${styles['more']}`);
  if (more?.ariaExpanded !== 'true') return;
  close();
  more.focus();
}
