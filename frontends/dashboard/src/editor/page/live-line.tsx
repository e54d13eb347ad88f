import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, QrCode, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { menusQuery, restaurantsQuery } from '../../api/catalogue-api.ts';
import { GuestsAddress } from '../../parts/guests-address.tsx';
import { shownBy } from '../../parts/shown-by.ts';
import styles from './editor.css';

const QrDialog = later(() => import('../../restaurants/qr/qr-dialog.tsx'));
const ActiveMenuDialog = later(() => import('../../restaurants/active-menu-dialog.tsx'));

/** Where guests read this menu, or how they would. */
export function LiveLine({ menuId }: { menuId: string }) {
  const { data: restaurants } = useQuery(restaurantsQuery);
  if (!restaurants) return <div className={styles['live']} />;
  const [showing] = shownBy(menuId, restaurants);
  if (showing) return <Live restaurant={showing} />;
  return <NotLive menuId={menuId} restaurants={restaurants} />;
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toast({ title: 'Copied' });
}

function Live({ restaurant }: { restaurant: Restaurant }) {
  const [open, setOpen] = useState(false);
  const path = `/restaurant/${restaurant.id}/menu`;
  const address = `${window.location.origin}${path}`;
  const share = 'share' in navigator ? () => navigator.share({ url: address }) : undefined;
  return (
    <div className={styles['live']}>
      <p>
        Live at{' '}
        <strong>
          <GuestsAddress path={path} />
        </strong>
      </p>
      <ButtonLink tone="plain" to={path} target="_blank" rel="noopener" reloadDocument>
        <ExternalLink size={18} aria-hidden="true" />
        Open
      </ButtonLink>
      <Button tone="plain" onClick={() => void copy(address)}>
        <Copy size={18} aria-hidden="true" />
        Copy
      </Button>
      {share ? (
        <Button tone="plain" onClick={() => void share().catch(() => undefined)}>
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
      ) : null}
      <Button tone="plain" onClick={() => setOpen(true)}>
        <QrCode size={18} aria-hidden="true" />
        QR Code
      </Button>
      <Suspense>
        {open ? <QrDialog restaurant={restaurant} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}

type NotLiveProps = { menuId: string; restaurants: readonly Restaurant[] };

function NotLive({ menuId, restaurants }: NotLiveProps) {
  const [open, setOpen] = useState<Restaurant>();
  const { data: menus } = useQuery({ ...menusQuery, enabled: open !== undefined });
  const shows = restaurants.map((restaurant) => (
    <Button key={restaurant.id} tone="plain" onClick={() => setOpen(restaurant)}>
      {restaurants.length > 1 ? restaurant.name : 'Show it to guests'}
    </Button>
  ));
  return (
    <div className={styles['live']}>
      <p>Guests do not see this menu yet.</p>
      {restaurants.length > 1 ? (
        <details>
          <summary>Show it to guests of</summary>
          {shows}
        </details>
      ) : (
        shows
      )}
      {restaurants.length === 0 ? (
        <ButtonLink tone="plain" to="/restaurant/add">
          Add your restaurant
        </ButtonLink>
      ) : null}
      <Suspense>
        {open && menus ? (
          <ActiveMenuDialog
            restaurant={open}
            menus={menus}
            proposed={menuId}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
