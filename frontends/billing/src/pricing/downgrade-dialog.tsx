import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import styles from './pricing.css';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';

/** What the Free plan takes from this account; loaded, with its code, once the dialog asks. */
function OwnLosses() {
  const { data, isError } = useQuery({
    queryKey: ['billing', 'losses'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { accountLosses } = await import('./account-losses.ts');
      return accountLosses(signal);
    },
  });
  if (isError) return <p>What this changes in your account could not be loaded just now.</p>;
  if (!data) return <Skeleton shape="rows" rows={2} label="Looking at your account" />;
  if (data.length === 0) return <p>Nothing that you have now is over the Free limits.</p>;
  return (
    <>
      <p>In your account:</p>
      <ul className={styles['list']} aria-label="In your account">
        {data.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

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
