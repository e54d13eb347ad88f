import { useRef } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { useOnce } from '../api/use-once.ts';
import { PlanRoom } from '../parts/limits/plan-room.tsx';
import { RestaurantForm } from './restaurant-form.tsx';
import { restaurantValues, type RestaurantInput } from './restaurant-values.ts';
import styles from './restaurant.css';

const back = '/dashboard?tab=restaurants';

export default function AddRestaurantPage() {
  const navigate = useNavigate();
  const { mutateAsync } = useChange(useCreate());
  const save = async (input: RestaurantInput) => {
    await mutateAsync(input);
    toast({ title: `${input.name} was added` });
    await navigate(back);
  };
  return (
    <Page>
      <PageHeading
        title="Add Restaurant"
        lead="Its page goes online as soon as you save."
        back={{ to: back, label: 'Back to Dashboard' }}
      />
      <PlanRoom kind="restaurants">
        <div className={styles['columns']}>
          <RestaurantForm
            initial={restaurantValues()}
            otherwise="Failed to create restaurant. Please try again."
            save={save}
            cancelTo={back}
            submit="Create Restaurant"
            busy="Creating..."
          />
          <NextSteps />
        </div>
      </PlanRoom>
    </Page>
  );
}

/** The restaurant, then its location. If only the second fails, a retry must not create a second restaurant. */
function useCreate() {
  const createdId = useRef<string>(undefined);
  const createRestaurant = useOnce(restaurantChanges.createRestaurant);
  return async (input: RestaurantInput) => {
    const { address, city, state, zip_code, country, latitude, longitude, ...restaurant } = input;
    const place = { address, city, state, zip_code, country, latitude, longitude };
    const name = `${input.name} Location`;
    if (createdId.current !== undefined) {
      const body = { ...restaurant, ...place, location_name: name, location_phone: input.phone };
      return restaurantChanges.updateRestaurant({ params: { id: createdId.current }, body });
    }
    const { id } = await createRestaurant({ body: restaurant });
    createdId.current = id;
    return restaurantChanges.addLocation({
      params: { id },
      body: { ...place, name, phone: input.phone, restaurant_id: id },
    });
  };
}

const NextSteps = () => (
  <aside>
    <Card title="Next Steps">
      <ol className={styles['steps']}>
        <li>
          <strong>Create Restaurant</strong>
          <span>Name, address and hours.</span>
        </li>
        <li>
          <strong>Add Menus</strong>
          <span>With categories and items.</span>
        </li>
        <li>
          <strong>Customize</strong>
          <span>Photos, prices, allergens.</span>
        </li>
        <li>
          <strong>Go Live</strong>
          <span>Print the QR code once.</span>
        </li>
      </ol>
    </Card>
  </aside>
);
