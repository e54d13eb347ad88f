import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { OwnLosses } from './own-losses.tsx';
import styles from './pricing.css';

type DowngradeDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void };

const { limits: pro, furtherLanguages } = plans.pro;
const { limits: free, furtherLanguages: freeLanguages } = plans.free;

const lost = [
  `Up to ${pro.restaurants} restaurants (down to ${free.restaurants})`,
  `Up to ${pro.menus} menus (down to ${free.menus})`,
  `Up to ${pro.categories} categories (down to ${free.categories})`,
  `Unlimited menu items (down to ${free.items})`,
  'Items with images',
  'Your logo, cover and Pro themes',
  `Up to ${furtherLanguages} further languages of a menu (down to ${freeLanguages})`,
  'Several menus by time of day',
  'Up to 10 people (down to you and one in the kitchen; the others can read)',
  'Priority support',
];

export const DowngradeDialog = ({ open, onClose, onConfirm }: DowngradeDialogProps) => (
  <Dialog
    open={open}
    title="Downgrade to Free Plan"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="danger" onClick={onConfirm}>
          Yes, Downgrade
        </Button>
      </>
    }
  >
    <p>Are you sure you want to downgrade to the Free plan?</p>
    <OwnLosses />
    <p>You will lose:</p>
    <ul className={styles['list']} aria-label="You will lose">
      {lost.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
    <p>
      Your subscription is cancelled at the end of the current billing period. Nothing is deleted,
      and you can upgrade again at any time.
    </p>
  </Dialog>
);
