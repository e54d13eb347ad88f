import { QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { focusList } from '../parts/focus-after.ts';
import { useQrPrinted } from '../restaurants/qr/qr-printed.ts';
import styles from './first-steps.css';
import { newestFirst } from '../parts/lists/search-and-sort.ts';

const QrDialog = later(() => import('../restaurants/qr/qr-dialog.tsx'));
const ActiveMenuDialog = later(() => import('../restaurants/active-menu-dialog.tsx'));

type PrintStepProps = { restaurant: Restaurant; catalogue: Catalogue };

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count.toLocaleString()} dishes`);

/** The last step once there are dishes, until the code is printed or saved. */
export function PrintStep({ restaurant, catalogue }: PrintStepProps) {
  const [open, setOpen] = useState<'qr' | 'menu'>();
  const { printed, remember } = useQrPrinted(restaurant.id);
  const mayManage = useMay('manager');
  const on = dishesOnMenu(catalogue, restaurant);
  if (!on || (printed && !open)) return null;
  const { menu, isLive, count } = on;
  // The panel takes the focus with it.
  const leave = () => setTimeout(focusList, 60);
  return (
    <section className={[styles['steps'], styles['last']].join(' ')} aria-labelledby="first-steps">
      <div className={styles['said']}>
        <h2 id="first-steps">
          {dishes(count)} on the menu
          {catalogue.restaurants.length > 1 ? ` of ${restaurant.name}` : null}
        </h2>
        <p>{isLive ? 'Add more, preview, then print.' : 'Guests can’t see it yet.'}</p>
      </div>
      <div className={styles['ways']}>
        {isLive ? (
          <Button tone="primary" onClick={() => setOpen('qr')}>
            <QrCode size={18} aria-hidden="true" />
            Print your QR code
          </Button>
        ) : mayManage ? (
          <Button tone="primary" onClick={() => setOpen('menu')}>
            Show it to guests
          </Button>
        ) : null}
        <ButtonLink to={`/menu/${menu.id}/editor`}>Add more</ButtonLink>
        <ButtonLink to={`/menu/${menu.id}`} target="_blank" rel="noopener">
          Preview
        </ButtonLink>
        {restaurant.locations.length === 0 && mayManage ? (
          <ButtonLink to={`/restaurant/${restaurant.id}/edit`}>Add address and hours</ButtonLink>
        ) : null}
        <Button
          tone="plain"
          onClick={() => {
            remember();
            leave();
          }}
        >
          I already printed it
        </Button>
      </div>
      <Suspense>
        {open === 'qr' ? (
          <QrDialog
            restaurant={restaurant}
            onClose={() => {
              setOpen(undefined);
              if (printed) leave();
            }}
          />
        ) : null}
        {open === 'menu' ? (
          <ActiveMenuDialog
            restaurant={restaurant}
            menus={catalogue.menus}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** The menu this restaurant's guests read, else the oldest, and its dish count; one in two categories counts once. */
function dishesOnMenu(
  { menus, items }: Catalogue,
  restaurant: Restaurant,
): { menu: Menu; isLive: boolean; count: number } | undefined {
  const active = menus.find(({ id }) => id === restaurant.active_menu_id);
  const menu = active ?? menus.toSorted(newestFirst).at(-1);
  if (!menu) return undefined;
  const held = new Set(menu.categories.map(({ id }) => id));
  const count = items.filter(({ categories }) => categories.some(({ id }) => held.has(id))).length;
  return { menu, isLive: active !== undefined, count };
}
