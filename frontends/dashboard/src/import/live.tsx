import { Copy, ExternalLink, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { GuestsAddress } from '../parts/guests-address.tsx';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { shownBy } from '../parts/shown-by.ts';
import { useBeginningAtTop } from './use-beginning-at-top.ts';
import styles from './live.css';

const QrDialog = later(() => import('../restaurants/qr/qr-dialog.tsx'));

type LiveProps = { menu: Menu; restaurants: readonly Restaurant[] };

/** Where the menu is live, or what is missing. */
export function Live({ menu, restaurants }: LiveProps) {
  const [restaurant] = shownBy(menu.id, restaurants);
  return restaurant ? (
    <Address restaurant={restaurant} menuId={menu.id} />
  ) : (
    <NotYet menu={menu} restaurants={restaurants} />
  );
}

const GoOn = ({ menuId }: { menuId: string }) => (
  <>
    <ButtonLink to={`/menu/${menuId}/allergens`}>Confirm allergens</ButtonLink>
    <ButtonLink to={`/menu/${menuId}/editor`}>Continue in the editor</ButtonLink>
  </>
);

function Address({ restaurant, menuId }: { restaurant: Restaurant; menuId: string }) {
  const heading = usePageTitle('You’re live');
  useBeginningAtTop();
  const [showsCode, setShowsCode] = useState(false);
  const path = `/restaurant/${restaurant.id}/menu`;
  const address = location.origin + path;
  const copy = async () => {
    if (await copyText(address)) toast({ title: 'The address was copied' });
  };
  return (
    <section className={styles['live']}>
      <div className={styles['said']}>
        <h1 ref={heading} tabIndex={-1}>
          You’re live
        </h1>
        <p>This is what guests of {restaurant.name} see from now on.</p>
        <a
          className={styles['address']}
          href={address}
          aria-label={address}
          target="_blank"
          rel="noreferrer"
        >
          <GuestsAddress path={path} />
        </a>
        <div className={styles['ways']}>
          <ButtonLink tone="primary" to={path} target="_blank" rel="noopener">
            <ExternalLink size={18} aria-hidden="true" />
            Open the menu
          </ButtonLink>
          <Button onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            Copy the address
          </Button>
          <Button onClick={() => setShowsCode(true)}>
            <QrCode size={18} aria-hidden="true" />
            QR code
          </Button>
          <GoOn menuId={menuId} />
        </div>
      </div>
      <PhoneFrame menuId={menuId} />
      <Suspense>
        {showsCode ? (
          <QrDialog restaurant={restaurant} onClose={() => setShowsCode(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

function NotYet({ menu, restaurants }: LiveProps) {
  const heading = usePageTitle('Your menu is saved');
  useBeginningAtTop();
  const [restaurant] = restaurants;
  return (
    <section className={`${styles['live']} ${styles['said']}`}>
      <h1 ref={heading} tabIndex={-1}>
        Your menu is saved
      </h1>
      <p>
        {restaurant
          ? `Guests can’t see it yet: no restaurant shows “${menu.name}”. Make it the active menu of one.`
          : 'Guests can’t see it yet: add the restaurant that will show it.'}
      </p>
      <div className={styles['ways']}>
        <ButtonLink
          tone="primary"
          to={restaurant ? '/dashboard?tab=restaurants' : '/restaurant/add'}
        >
          {restaurant ? 'Choose the active menu' : 'Add a restaurant'}
        </ButtonLink>
        <GoOn menuId={menu.id} />
      </div>
    </section>
  );
}
