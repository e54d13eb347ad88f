import { useQueryClient } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../../api/catalogue-api.ts';
import { restaurantChanges } from '../../api/restaurant-changes.ts';
import styles from '../dialogs.css';

const targets = [
  ['restaurant', 'Your restaurant’s page, with the menu one tap away'],
  ['menu', 'The menu itself'],
] as const;

type Target = (typeof targets)[number][0];

type QrTargetProps = { restaurant: Restaurant; opens: Target; queryKey: readonly string[] };

/** Where the QR code leads. */
export function QrTarget({ restaurant: { id, locked }, opens, queryKey }: QrTargetProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useChange(restaurantChanges.updateRestaurant);
  const choose = async (qr_opens: Target) => {
    try {
      await mutateAsync({ params: { id }, body: { qr_opens } });
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      const otherwise = 'The code could not be changed. Please try again.';
      toast({ title: detailOf(error, otherwise), tone: 'danger' });
    }
  };
  return (
    <fieldset className={styles['options']} disabled={isPending || locked === true}>
      <legend>Scanning it opens</legend>
      {targets.map(([target, words]) => (
        <label key={target} className={styles['option']}>
          <input
            type="radio"
            name="qr-opens"
            checked={opens === target}
            onChange={() => void choose(target)}
          />
          <span>{words}</span>
        </label>
      ))}
      <p>Codes you’ve already printed keep working either way.</p>
    </fieldset>
  );
}
