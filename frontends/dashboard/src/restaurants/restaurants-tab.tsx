import {
  Plus,
  Store,
  BookOpen,
  Mail,
  MapPin,
  Pencil,
  Phone,
  QrCode,
  type LucideIcon,
} from 'lucide-react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink, Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../parts/styles/cards.css';
import { byName, newestFirst, useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { cityLine } from '@menuleaf/shared/menu/address.ts';
import { phoneLink } from '@menuleaf/shared/menu/phone-link.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { catalogue } from '../api/catalogue-api.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import words from '../parts/styles/words.css';
import { useQrPrinted } from './qr/qr-printed.ts';

const MoreOfRestaurant = later(() => import('./more-of-restaurant.tsx'));
const ActiveMenuDialog = later(() => import('./active-menu-dialog.tsx'));
const QrDialog = later(() => import('./qr/qr-dialog.tsx'));

type RestaurantCardProps = { restaurant: Restaurant; menus: readonly Menu[]; isOnly: boolean };

function RestaurantCard({ restaurant, menus, isOnly }: RestaurantCardProps) {
  const { id, name, description, phone, email, locations, locked } = restaurant;
  const [open, setOpen] = useState<'qr' | 'menu'>();
  const mayManage = useMay('manager');
  // Until the code is printed, the step above leads.
  const leads = useQrPrinted(id).printed && isOnly;
  const close = () => setOpen(undefined);
  const active = menus.find((menu) => menu.id === restaurant.active_menu_id);
  const further = (restaurant.further_menu_ids ?? []).flatMap(
    (further_id) => menus.find((menu) => menu.id === further_id)?.name ?? [],
  );
  return (
    <>
      <h3>
        <a href={`/restaurant/${id}`}>{name}</a>
      </h3>
      {description ? <p className={words['text']}>{description}</p> : null}
      {locked ? <LockedNote /> : null}
      <dl className={styles['facts']}>
        <Fact icon={Phone} term="Phone">
          {phone ? <PhoneNumber number={phone} /> : 'Not provided'}
        </Fact>
        <Fact icon={Mail} term="Email">
          {email ?? 'Not provided'}
        </Fact>
        {locations.map((place) => (
          <Fact key={place.id} icon={MapPin} term="Address">
            {place.address}
            <br />
            {cityLine(place, restaurant.price_locale)}
          </Fact>
        ))}
        <Fact icon={BookOpen} term="Active menu">
          {active?.name ?? 'No active menu'}
          {further.length > 0 ? `, and at their hours ${further.join(', ')}` : null}
        </Fact>
      </dl>
      <div className={styles['actions']}>
        <div className={styles['group']}>
          {active ? (
            <ButtonLink tone={leads ? 'primary' : 'soft'} to={`/menu/${active.id}/editor`}>
              Edit dishes
              <VisuallyHidden> of {name}</VisuallyHidden>
            </ButtonLink>
          ) : mayManage && !locked ? (
            <ButtonLink to={`/restaurant/${id}/menu/add`}>
              Add Menu
              <VisuallyHidden> of {name}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          <Button onClick={() => setOpen('qr')}>
            <QrCode size={18} aria-hidden="true" />
            QR Code
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
          {mayManage ? (
            <Button onClick={() => setOpen('menu')}>
              Manage Menu
              <VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
        <div className={styles['group']}>
          <ButtonLink tone="plain" to={`/restaurant/${id}/edit`}>
            <Pencil size={18} aria-hidden="true" />
            Edit
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          {mayManage ? (
            <DeleteButton
              kind="Restaurant"
              id={id}
              name={name}
              consequence="Its public page and its QR code stop working; its menus are kept. If codes are printed, keep it, and choose “No Menu” under Manage Menu."
              otherwise="Failed to delete restaurant. Please try again."
              onDelete={() => catalogue.deleteRestaurant({ params: { id } })}
              onRestore={() => catalogue.restoreRestaurant({ params: { id } })}
            />
          ) : null}
          <MoreMenu name={name}>
            <MoreOfRestaurant id={id} />
          </MoreMenu>
        </div>
      </div>
      <Suspense>
        {open === 'qr' ? <QrDialog restaurant={restaurant} onClose={close} /> : null}
        {open === 'menu' ? (
          <ActiveMenuDialog restaurant={restaurant} menus={menus} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

function PhoneNumber({ number }: { number: string }) {
  const href = phoneLink(number);
  return href ? <a href={href}>{number}</a> : number;
}

type FactProps = { icon: LucideIcon; term: string; children: ReactNode };

const Fact = ({ icon: Icon, term, children }: FactProps) => (
  <div>
    <dt>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{term}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);

type RestaurantsTabProps = { restaurants: readonly Restaurant[]; menus: readonly Menu[] };

const arrangement = {
  orders: { name: ['Name', byName], newest: ['Newest', newestFirst] },
  first: 'name',
  texts: ({ name, description, locations }: Restaurant) => [
    name,
    description,
    ...locations.flatMap(({ address, city, zip_code }) => [address, city, zip_code]),
  ],
  search: {
    label: 'Search restaurants',
    placeholder: 'Search by name or address',
    none: 'No restaurants found',
    tip: 'search by name, description or address.',
  },
} as const;

// Low-key: the first steps ask for the first one, and more are rarely wanted.
const addButton = (
  <ButtonLink to="/restaurant/add">
    <Plus size={18} aria-hidden="true" />
    Add Restaurant
  </ButtonLink>
);

export default function RestaurantsTab({ restaurants, menus }: RestaurantsTabProps) {
  const list = useSearchAndSort(restaurants, arrangement);
  const { user } = useSession();
  const mayManage = useMay('manager');
  // Users limited to some restaurants could not access one they add.
  const isLimited = (user?.account?.restaurants ?? null) !== null;
  const add = mayManage && !isLimited ? addButton : null;
  if (restaurants.length === 0) {
    return (
      <EmptyState icon={Store} title="No Restaurants Yet" action={add}>
        <p>
          {add
            ? 'Add your first restaurant. Its page with address and hours is online at once.'
            : 'A manager of the account can add one.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ListBar list={list}>{add}</ListBar>
      <Found list={list}>
        <ul className={styles['cards']}>
          {list.found.map((restaurant) => (
            <li key={restaurant.id} className={styles['card']}>
              <RestaurantCard
                restaurant={restaurant}
                menus={menus}
                isOnly={restaurants.length === 1}
              />
            </li>
          ))}
        </ul>
      </Found>
    </>
  );
}
