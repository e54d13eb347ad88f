import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from './first-steps.css';
import { useNewMenu } from './new-menu.ts';

type DishesStepProps = { menuId: string | undefined; restaurantId: string };

/** Leads to the first dish, creating a menu on the way if needed. */
export function DishesStep({ menuId, restaurantId }: DishesStepProps) {
  const { busy, make } = useNewMenu();
  return (
    <div className={styles['ways']}>
      {menuId === undefined ? (
        <>
          <Button
            tone="primary"
            busy={busy && 'Creating...'}
            onClick={() => void make(restaurantId, 'editor')}
          >
            Add dishes
          </Button>
          <Button disabled={busy} onClick={() => void make(restaurantId, 'import')}>
            Bring your menu
          </Button>
        </>
      ) : (
        <>
          <ButtonLink tone="primary" to={`/menu/${menuId}/editor`}>
            Add dishes
          </ButtonLink>
          <ButtonLink to={`/menu/${menuId}/import`}>Bring your menu</ButtonLink>
        </>
      )}
    </div>
  );
}
