import { Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import type { Catalogue } from './catalogue.ts';
import styles from './dashboard.css';
import { usePrinted } from './printed.ts';

const QrDialog = lazy(() => import('../restaurants/qr-dialog.tsx'));

type Step = { title: string; text: string; done: boolean; to?: string; action: string };

/** From nothing to a printed code. An unfinished step is the next one; the panel goes once all are done. */
export function stepsOf({ restaurants, menus, categories, items }: Catalogue): Step[] {
  const [restaurant] = restaurants;
  const [menu] = menus;
  const filled = menus.some((one) => one.categories.some(({ items_count }) => items_count > 0));
  const dishes = dishesStep({ categories, items, menu });
  return [
    {
      title: 'Add your restaurant',
      text: 'Name, address and opening hours.',
      done: restaurants.length > 0,
      to: '/restaurant/add',
      action: 'Add Restaurant',
    },
    {
      title: 'Create a menu',
      text: 'One menu is enough to start.',
      done: menus.length > 0,
      ...(restaurant && { to: `/restaurant/${restaurant.id}/menu/add` }),
      action: 'Create Menu',
    },
    { title: 'Add your dishes', done: filled, ...dishes },
    { title: 'Print your QR code', text: 'One code, for good.', done: false, action: 'QR Code' },
  ];
}

function dishesStep({
  categories,
  items,
  menu,
}: Pick<Catalogue, 'categories' | 'items'> & { menu: Catalogue['menus'][number] | undefined }) {
  const [category] = categories;
  if (!category) {
    return {
      text: 'First a category, such as Starters.',
      to: '/dashboard?tab=categories',
      action: 'Add Category',
    };
  }
  if (items.length === 0) {
    return { text: 'Then what is in it.', to: '/menu-item/add', action: 'Add Menu Item' };
  }
  if (category.items_count === 0) {
    const to = `/category/${category.id}/manage-items?from=dashboard`;
    return { text: `Put them into ${category.name}.`, to, action: 'Manage Items' };
  }
  const to = menu ? `/menu/${menu.id}/manage-categories` : '/dashboard?tab=menus';
  return { text: 'Put the category on the menu.', to, action: 'Manage Categories' };
}

type FirstStepsProps = {
  catalogue: Catalogue;
  /** Whether the owner looks at the restaurants: the last step stands only there. */
  atRestaurants: boolean;
};

export function FirstSteps({ catalogue, atRestaurants }: FirstStepsProps) {
  const [printing, setPrinting] = useState(false);
  const { printed, remember } = usePrinted();
  const steps = stepsOf(catalogue);
  const next = steps.findIndex(({ done }) => !done);
  const [restaurant] = catalogue.restaurants;
  const isLast = next === steps.length - 1;
  if (isLast && !printing && (printed || !atRestaurants)) return null;
  return (
    <section className={styles['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">
        {isLast ? 'One step left: your code on the table' : 'Your menu on the table, in four steps'}
      </h2>
      <ol>
        {steps.map((step, index) =>
          isLast && index !== next ? null : (
            <li
              key={step.title}
              className={styles['step']}
              data-state={step.done ? 'done' : index === next ? 'next' : 'later'}
            >
              <strong>
                {step.done ? (
                  <Check size={18} aria-label="Done" />
                ) : isLast ? null : (
                  `${index + 1}.`
                )}{' '}
                {step.title}
              </strong>
              <span>{step.text}</span>
              {index === next && step.to ? (
                <ButtonLink tone="primary" to={step.to}>
                  {step.action}
                </ButtonLink>
              ) : null}
              {index === next && index === 3 ? (
                <Button tone="primary" onClick={() => setPrinting(true)}>
                  {step.action}
                </Button>
              ) : null}
            </li>
          ),
        )}
      </ol>
      <Suspense>
        {restaurant && printing ? (
          <QrDialog
            restaurant={restaurant}
            onClose={() => {
              setPrinting(false);
              remember();
            }}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
