import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import {
  useNavigate,
  useParams,
  useSearchParams,
} from '@menuleaf/shared/browser/federation/router.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { catalogue, restaurantQuery, useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { LookPart } from '../look/look-part.tsx';
import {
  editorsParts,
  type Part as PartName,
  partOf,
  RestaurantParts,
  titleOf,
} from '../look/restaurant-parts.tsx';
import { RestaurantForm } from './restaurant-form.tsx';
import { restaurantValues, type RestaurantInput } from './restaurant-values.ts';

const GuestsPart = later(() => import('../guests/guests-part.tsx'));
const SpecialHoursPart = later(() => import('../special-hours/special-hours-part.tsx'));
const MenusPart = later(() => import('../menu-hours/menus-part.tsx'));
const WebSitePart = later(() => import('../web-site/web-site-part.tsx'));

export default function EditRestaurantPage() {
  const { id = '' } = useParams();
  const query = useQuery(restaurantQuery(id));
  const { data } = query;
  const [search] = useSearchParams();
  const asked = partOf(search.get('part'));
  // Editors get the look and guest stats; the rest needs a manager.
  const part = useMay('manager') || editorsParts.has(asked) ? asked : 'look';
  return (
    <Page>
      <PageHeading
        title="Edit Restaurant"
        tab={data && titleOf(part, data.name)}
        // Keeps its space while loading.
        lead={data?.name ?? '\u00a0'}
        back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      />
      <RestaurantParts id={id} part={part} />
      {data ? <Part part={part} restaurant={data} /> : null}
      <Loading
        queries={[query]}
        kind="Restaurant"
        title="Failed to load restaurant data"
        rows={6}
      />
    </Page>
  );
}

function Part({ part, restaurant }: { part: PartName; restaurant: Restaurant }) {
  if (part === 'look') return <LookPart restaurant={restaurant} />;
  if (part === 'details') return <EditForm key={restaurant.id} restaurant={restaurant} />;
  return (
    <Suspense fallback={<Skeleton shape="form" rows={4} />}>
      {part === 'menus' ? <MenusPart restaurant={restaurant} /> : null}
      {part === 'special-hours' ? <SpecialHoursPart restaurant={restaurant} /> : null}
      {part === 'web-site' ? <WebSitePart restaurant={restaurant} /> : null}
      {part === 'guests' ? <GuestsPart id={restaurant.id} /> : null}
    </Suspense>
  );
}

function EditForm({ restaurant }: { restaurant: Restaurant }) {
  const { id, updated_at, locked } = restaurant;
  const navigate = useNavigate();
  const { mutateAsync } = useChange(restaurantChanges.updateRestaurant);
  const save = async (input: RestaurantInput, version: string | undefined) => {
    const location = { location_name: `${input.name} Location`, location_phone: input.phone };
    await mutateAsync({ params: { id }, body: { ...input, ...location, updated_at: version } });
    toast({ title: `${input.name} was saved` });
    await navigate('/dashboard');
  };
  return (
    <>
      {locked ? <LockedNote /> : null}
      <RestaurantForm
        initial={restaurantValues(restaurant)}
        locked={locked}
        special={restaurant.special_hours}
        otherwise="Failed to save restaurant. Please try again."
        save={save}
        version={updated_at}
        newer={async () => {
          const saved = await catalogue.getRestaurant({ params: { id } });
          return { values: restaurantValues(saved), version: saved.updated_at };
        }}
        cancelTo="/dashboard"
        submit="Save Changes"
        busy="Saving..."
      />
    </>
  );
}
