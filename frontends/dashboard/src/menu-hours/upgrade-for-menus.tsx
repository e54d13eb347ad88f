import { Sparkles } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import item from '../parts/styles/item-form.css';

/** Without Pro: what it offers, and what is kept. */
export const UpgradeForMenus = ({ isKept }: { isKept: boolean }) => (
  <div className={item['upgrade']}>
    <Sparkles size={20} aria-hidden="true" />
    <p>
      <strong>Several menus by time of day are part of Pro.</strong>{' '}
      {isKept
        ? 'Yours are kept. Until you upgrade, guests see only the active menu.'
        : 'Lunch at noon, drinks at night: guests see the right one first.'}
    </p>
    <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
  </div>
);
