import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { formQuery, menusQuery, useChange } from '../api/catalogue-api.ts';
import { Loading } from '../parts/load-failure.tsx';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { MenuHours } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { plannedForm, plannedProblems, plannedValues, plannedWords } from './planned.ts';
import { PlannedMenus } from './planned-menus.tsx';
import { UpgradeToPro } from '../parts/limits/upgrade-to-pro.tsx';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { menuHoursOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-hours-calls.ts';

const { getMenuHours } = client(menuHoursOperations);
const menuHoursQuery = formQuery('menu-hours', getMenuHours);

type MenusFormProps = { restaurant: Restaurant; hours: MenuHours; menus: readonly Menu[] };

/** Menus that a restaurant shows beside its active one, and when. */
function MenusForm({ restaurant, hours, menus }: MenusFormProps) {
  const { id, name, locked } = restaurant;
  const { user } = useSession();
  const queries = useQueryClient();
  const { mutateAsync } = useChange(restaurantChanges.updateRestaurant);
  const nameOf = (menuId: string) => menus.find((menu) => menu.id === menuId)?.name ?? 'A menu';
  const form = useForm({
    initial: plannedValues(hours),
    schema: plannedForm,
    otherwise: 'Failed to save the menus. Please try again.',
    version: hours.updated_at,
    newer: async () => {
      const saved = await getMenuHours({ params: { id } });
      const say = (text: string) => plannedWords(text, nameOf);
      return { values: plannedValues(saved), version: saved.updated_at, say };
    },
    check: (values) => plannedProblems(values, nameOf),
    save: async (input, version) => {
      const { updated_at } = await mutateAsync({
        params: { id },
        body: { ...input, updated_at: version },
      });
      toast({ title: `The menus of ${name} were saved` });
      queries.setQueryData(menuHoursQuery(id).queryKey, { ...hours, ...input, updated_at });
    },
  });
  const isPro = user?.plan_type === 'pro';
  const isReadOnly = locked === true || !isPro;
  return (
    <>
      {locked ? <LockedNote /> : null}
      {isPro ? null : (
        <UpgradeToPro offer="Several menus by time of day are part of Pro.">
          {hours.further_menus.length > 0
            ? 'Yours are kept. Until you upgrade, guests see only the active menu.'
            : 'Lunch at noon, drinks at night: guests see the right one first.'}
        </UpgradeToPro>
      )}
      <GuardedForm
        form={form}
        sticky="page"
        locked={isReadOnly}
        label="Menus and hours"
        cancel={<ButtonLink to="/dashboard?tab=restaurants">Cancel</ButtonLink>}
        submit="Save menus"
      >
        <PlannedMenus
          form={form}
          restaurant={restaurant}
          hours={hours}
          menus={menus}
          isPro={isPro}
        />
      </GuardedForm>
    </>
  );
}

/** Which menus guests of a restaurant see at which times. */
export default function MenusPart({ restaurant }: { restaurant: Restaurant }) {
  const hours = useQuery(menuHoursQuery(restaurant.id));
  const menus = useQuery(menusQuery);
  if (hours.data && menus.data) {
    const { updated_at } = hours.data;
    return (
      <MenusForm key={updated_at} restaurant={restaurant} hours={hours.data} menus={menus.data} />
    );
  }
  const title = 'Failed to load the menus';
  return <Loading queries={[hours, menus]} kind="Restaurant" title={title} />;
}
