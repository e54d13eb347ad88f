import { useQuery } from '@tanstack/react-query';
import { useParams, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { Loading } from '../parts/load-failure.tsx';
import {
  categoriesQuery,
  itemQuery,
  menusQuery,
  restaurantsQuery,
  catalogue,
  useChange,
} from '../api/catalogue-api.ts';
import { useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { itemUpdate } from '@menuleaf/shared/contracts/catalogue/items/item-update.ts';
import { itemCreate } from '@menuleaf/shared/contracts/catalogue/items/new-item.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { typedOrder } from '../parts/typed-order.ts';
import { CategoryChoice } from './category-choice.tsx';
import { ItemFields } from './item-fields.tsx';
import { imageTexts } from '../images/image.ts';
import { ItemImage, useImageChoice } from '../images/item-image.tsx';
import { useRestoredInput } from '../parts/restored-input.ts';
import type { Money } from '../parts/money.ts';
import { asTexts, itemValues, type ItemValues } from './item-values.ts';
import { priceOfChoices, priceProblems, typedPrices } from '../prices/typed-prices.ts';
import { itemMoney } from '../prices/item-money.ts';
import { updateItem } from '../api/item-changes.ts';
import { categoryChanges } from '../api/category-changes.ts';

type Saving = {
  body: z.input<typeof itemUpdate>;
  /** Category ids of the item before and after. */
  from: readonly string[];
  to: readonly string[];
};

/**
 * Saves an item, then its categories: a stale save is refused before anything changes. One per form, since it remembers
 * its own save when retrying the categories.
 */
function itemSaver(id: string) {
  let own: { loaded: string | undefined; saved: string } | undefined;
  return async ({ body, from, to }: Saving): Promise<void> => {
    const loaded = body.updated_at;
    const updated_at = own && own.loaded === loaded ? own.saved : loaded;
    const item = await updateItem({ params: { id }, body: { ...body, updated_at } });
    own = { loaded, saved: item.updated_at };
    await moveItem(id, from, to);
  };
}

/** Adds an item to the categories in `to` and removes it from those only in `from`. Idempotent. */
async function moveItem(id: string, from: readonly string[], to: readonly string[]): Promise<void> {
  const body = { item_ids: [id] };
  for (const category of to) {
    if (!from.includes(category))
      await categoryChanges.assignItems({ params: { id: category }, body });
  }
  for (const category of from) {
    if (!to.includes(category))
      await categoryChanges.removeItems({ params: { id: category }, body });
  }
}

const back = '/dashboard?tab=menu-items';

const { name, price } = itemCreate.shape;
const itemForm = (decimals: number) =>
  z.pipe(
    z.transform((typed: ItemValues): unknown => priceOfChoices(typed, decimals)),
    z.extend(z.omit(itemUpdate, { image_crop: true }), {
      name,
      price,
      sort_order: typedOrder,
      ...typedPrices,
    }),
  );

type EditItemFormProps = { item: Item; categories: readonly Category[]; money: Money };

function EditItemForm({ item, categories, money }: EditItemFormProps) {
  const { decimals } = money;
  const { id, updated_at, image_url, locked } = item;
  const navigate = useNavigate();
  const choice = useImageChoice();
  const [saved] = useState<readonly string[]>(() => item.categories.map((category) => category.id));
  const [chosen, setChosen] = useState<readonly string[]>(saved);
  const [saveItem] = useState(() => itemSaver(id));
  const { mutateAsync } = useChange(saveItem);
  const form = useForm({
    initial: itemValues(item, decimals),
    schema: itemForm(decimals),
    check: (values) => ({ ...priceProblems(values, decimals), ...choice.check() }),
    otherwise: 'Failed to update menu item',
    version: updated_at,
    newer: async () => {
      const newer = await catalogue.getItem({ params: { id } });
      return { values: itemValues(newer, decimals), version: newer.updated_at };
    },
    save: async (input, version) => {
      const image = await choice.send();
      // Sent only if changed: it would move the item in all its categories.
      const sort_order = input.sort_order === item.sort_order ? undefined : input.sort_order;
      // Confirming again would claim that it was rechecked.
      const { allergens, allergens_confirmed } = itemValues(item, decimals);
      const isAsBefore =
        input.allergens_confirmed === allergens_confirmed && (input.allergens ?? '') === allergens;
      const confirmed = isAsBefore ? undefined : input.allergens_confirmed;
      const remove_image = choice.chosen === 'remove' ? true : undefined;
      await mutateAsync({
        body: {
          ...asTexts(input),
          allergens_confirmed: confirmed,
          sort_order,
          ...image,
          remove_image,
          updated_at: version,
        },
        from: saved,
        to: chosen,
      });
      toast({ title: `${input.name} was saved` });
      await navigate(back);
    },
  });
  useRestoredInput(form, 'allergens_confirmed');
  return (
    <Card>
      {locked ? <LockedNote /> : null}
      <GuardedForm
        form={form}
        sticky="card"
        locked={locked}
        label="Menu item"
        cancel={<ButtonLink to={back}>Cancel</ButtonLink>}
        submit="Update Menu Item"
        submitting="Updating..."
      >
        <ItemFields form={form} money={money} orderHelp="Lower comes first, in each category." />
        <CategoryChoice
          categories={categories}
          chosen={chosen}
          onChange={form.touching(setChosen, saved)}
        />
        <ItemImage itemId={id} current={image_url} choice={choice} texts={imageTexts} form={form} />
      </GuardedForm>
    </Card>
  );
}

export default function EditItemPage() {
  const { id = '' } = useParams();
  const item = useQuery(itemQuery(id));
  const categories = useQuery(categoriesQuery);
  // Prices use their currency's decimals; without it the item can still be edited.
  const [restaurants, menus] = [useQuery(restaurantsQuery), useQuery(menusQuery)];
  return (
    <Page column>
      <PageHeading
        title="Edit Menu Item"
        back={{ to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' }}
      >
        <HistoryLink kind="items" id={id} />
      </PageHeading>
      {item.data && categories.data && !restaurants.isPending && !menus.isPending ? (
        <EditItemForm
          key={id}
          item={item.data}
          categories={categories.data}
          money={itemMoney(restaurants.data ?? [], menus.data ?? [])(item.data)}
        />
      ) : (
        <Loading
          queries={[item, categories, ...[restaurants, menus].filter(({ isError }) => !isError)]}
          rows={5}
          kind="Menu Item"
          title="Error Loading Menu Item"
          text={detailOf(item.error ?? categories.error, '')}
        />
      )}
    </Page>
  );
}
