import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { useInvalidateLists } from '../api/catalogue-api.ts';
import { useOnce } from '../api/use-once.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { useNewMenu } from './new-menu.ts';

const named = z.pick(restaurantCreate, { name: true });

/** Loaded beside the form, since it knows the currency of each country. */
const ownCountryQuery = {
  queryKey: ['own-country'],
  queryFn: async () => (await import('../parts/own-country.ts')).ownCountry() ?? null,
  staleTime: Infinity,
};

/** Needs only a name; prices are in the currency of where this device is. Creates the restaurant and its menu, then opens the first dish. */
export function NameRestaurant({ menuId }: { menuId: string | undefined }) {
  const navigate = useNavigate();
  const readListsAgain = useInvalidateLists();
  const menu = useNewMenu();
  const { data: own } = useQuery(ownCountryQuery);
  const createRestaurant = useOnce(restaurantChanges.createRestaurant);
  const form = useForm({
    initial: { name: '' },
    schema: named,
    otherwise: 'Failed to create restaurant. Please try again.',
    save: async ({ name }) => {
      const body = { name, time_zone: ownTimeZone(), ...(own && { currency: own.currency }) };
      const { id } = await createRestaurant({ body });
      if (menuId === undefined) return menu.make(id, 'editor');
      await navigate(`/menu/${menuId}/editor`);
      await readListsAgain();
    },
  });
  return (
    <FormPanel
      form={form}
      label="Your restaurant"
      advice={planAdvice(form.failure)}
      submit="Continue to your dishes"
      submitting="Creating..."
    >
      <TextField
        label="Restaurant Name"
        required
        help={
          own && own.currency !== defaultCurrency
            ? `Prices are in ${currencyName(own.currency)} (${own.name}, by this device’s clock). Currency, address and hours can be set later.`
            : 'Address, hours and everything else can come later.'
        }
        autoComplete="organization"
        bind={form.text('name')}
      />
    </FormPanel>
  );
}
