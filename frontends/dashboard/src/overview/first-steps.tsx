import { Check, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import type { Catalogue } from '../parts/catalogue.ts';
import { firstRestaurant } from './first-restaurant.ts';
import styles from './first-steps.css';
import { focusList } from '../parts/focus-after.ts';
import { useQrSeen } from './qr-seen.ts';
import { stepsOf, type Step } from './steps.ts';

const QrDialog = lazy(() => import('../restaurants/qr-dialog.tsx'));

/** Who has had a restaurant for this long, in ms, has its code on the tables: a week. */
const newFor = 7 * 86_400_000;

type FirstStepsProps = {
  catalogue: Catalogue;
  /** Whether the owner looks at the restaurants: the last step stands only there. */
  atRestaurants: boolean;
};

/** Leads from nothing to a printed code, and is gone then. */
export function FirstSteps({ catalogue, atRestaurants }: FirstStepsProps) {
  const steps = stepsOf(catalogue);
  const next = steps.findIndex(({ done }) => !done);
  const restaurant = firstRestaurant(catalogue.restaurants);
  if (next < 0) {
    return restaurant && atRestaurants ? (
      <LastStep key={restaurant.id} restaurant={restaurant} />
    ) : null;
  }
  return (
    <section className={styles['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">Your menu on the table, in four steps</h2>
      <ol className={styles['list']}>
        {steps.map((step, index) => (
          <StepLine
            key={step.title}
            step={step}
            number={index + 1}
            state={step.done ? 'done' : index === next ? 'next' : 'later'}
          />
        ))}
        <li className={styles['step']} data-state="later">
          <strong>4. Print your QR code</strong>
          <span>One code, for good.</span>
        </li>
      </ol>
    </section>
  );
}

type StepLineProps = { step: Step; number: number; state: 'done' | 'next' | 'later' };

const StepLine = ({ step: { title, text, to, action, also }, number, state }: StepLineProps) => (
  <li className={styles['step']} data-state={state}>
    <strong>
      {state === 'done' ? <Check size={18} aria-label="Done" /> : `${number}.`} {title}
    </strong>
    <span>{text}</span>
    {state === 'next' ? (
      <ButtonLink tone="primary" to={to}>
        {action}
      </ButtonLink>
    ) : null}
    {state === 'next' && also ? <ButtonLink to={also.to}>{also.action}</ButtonLink> : null}
  </li>
);

function LastStep({ restaurant }: { restaurant: Restaurant }) {
  const [printing, setPrinting] = useState(false);
  const [now] = useState(() => Date.now());
  const { printed, remember } = useQrSeen(restaurant.id);
  const isNew = now - Date.parse(restaurant.created_at) < newFor;
  const done = () => {
    remember();
    // What had the focus goes with the panel.
    setTimeout(focusList, 60);
  };
  if (!printing && (printed || !isNew)) return null;
  return (
    <section className={[styles['steps'], styles['last']].join(' ')} aria-labelledby="first-steps">
      <h2 id="first-steps">One step left: your code on the table</h2>
      <div>
        <Button onClick={done}>I have it</Button>
        <Button tone="primary" onClick={() => setPrinting(true)}>
          <QrCode size={18} aria-hidden="true" />
          Print your QR code
        </Button>
      </div>
      <Suspense>
        {printing ? (
          <QrDialog
            restaurant={restaurant}
            onClose={() => {
              setPrinting(false);
              done();
            }}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
