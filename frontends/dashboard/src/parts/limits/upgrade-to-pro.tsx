import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from '../styles/item-form.css';

/** What a Pro plan offers in this place. */
export const UpgradeToPro = ({ offer, children }: { offer: string; children: ReactNode }) => (
  <div className={styles['upgrade']}>
    <Sparkles size={20} aria-hidden="true" />
    <p>
      <strong>{offer}</strong> {children}
    </p>
    <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
  </div>
);
