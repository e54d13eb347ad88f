import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { firstRestaurant } from '../restaurants/first-restaurant.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from './first-steps.css';
import { NameRestaurant } from './name-restaurant.tsx';
import { PrintStep } from './print-step.tsx';
import { firstMenu, nextStep, type StepName } from './steps.ts';
import { useNewMenu } from './new-menu.ts';

type DishesStepProps = { menuId: string | undefined; restaurantId: string };

/** Leads to the first dish, creating a menu on the way if needed. */
function DishesStep({ menuId, restaurantId }: DishesStepProps) {
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

type FirstStepsProps = {
  catalogue: Catalogue;
  /** Whether restaurants are shown: the last step appears only there. */
  atRestaurants: boolean;
};

/** Leads from nothing to a printed code, then disappears. */
export default function FirstSteps({ catalogue, atRestaurants }: FirstStepsProps) {
  const next = nextStep(catalogue);
  const mayManage = useMay('manager');
  const restaurant = firstRestaurant(catalogue.restaurants);
  const menuId = firstMenu(catalogue)?.id;
  if (next === 'print') {
    return restaurant && atRestaurants ? (
      <PrintStep key={restaurant.id} restaurant={restaurant} catalogue={catalogue} />
    ) : null;
  }
  // Users who cannot add a restaurant see no step.
  if (next === 'name' && !mayManage) return null;
  return (
    <section className={styles['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">Your menu on the table, in three steps</h2>
      <ol className={styles['list']}>
        <StepLine step="name" next={next} title="Name your restaurant">
          <NameRestaurant menuId={menuId} />
        </StepLine>
        <StepLine
          step="dishes"
          next={next}
          title="Add your dishes"
          text="Type them, or paste what you have. Guests can read them right away."
        >
          {restaurant ? <DishesStep menuId={menuId} restaurantId={restaurant.id} /> : null}
        </StepLine>
        <StepLine step="print" next={next} title="Print your QR code" text="One code, for good." />
      </ol>
    </section>
  );
}

const numbers: Record<StepName, number> = { name: 1, dishes: 2, print: 3 };

type StepLineProps = {
  step: StepName;
  next: StepName;
  title: string;
  text?: string;
  /** Content of this step, once it is current. */
  children?: ReactNode;
};

function StepLine({ step, next, title, text, children }: StepLineProps) {
  const number = numbers[step];
  const state = step === next ? 'next' : number < numbers[next] ? 'done' : 'later';
  return (
    <li className={styles['step']} data-state={state}>
      <strong>
        {state === 'done' ? <Check size={18} aria-hidden="true" /> : `${number}.`} {title}
        {state === 'done' ? <VisuallyHidden>, done</VisuallyHidden> : null}
      </strong>
      {text ? <span>{text}</span> : null}
      {state === 'next' ? children : null}
    </li>
  );
}
