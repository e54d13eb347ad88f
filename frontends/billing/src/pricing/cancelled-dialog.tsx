import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import styles from './pricing.css';

type CancelledDialogProps = { open: boolean; endsAt: string | null; onClose: () => void };

const { limits, furtherLanguages } = plans.pro;
const { restaurants, menus, categories } = limits;

export const CancelledDialog = ({ open, endsAt, onClose }: CancelledDialogProps) => (
  <Dialog
    open={open}
    title="Subscription Cancelled"
    onClose={onClose}
    actions={
      <Button tone="primary" onClick={onClose}>
        Got it!
      </Button>
    }
  >
    <p>Your Pro access remains until {endDate(endsAt)}. Until then you keep:</p>
    <ul className={styles['list']}>
      <li>Up to {restaurants} restaurants</li>
      <li>{menus} menus</li>
      <li>{categories} categories</li>
      <li>Unlimited menu items</li>
      <li>Images</li>
      <li>{furtherLanguages} further languages of a menu</li>
      <li>Several menus by time of day</li>
      <li>Priority support</li>
    </ul>
  </Dialog>
);
