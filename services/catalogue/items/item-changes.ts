import type { Input } from '@menuleaf/shared/contracts/operation.ts';
import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { sentPrices } from '@menuleaf/shared/menu/prices/stored-price.ts';
import { confirmation } from './confirmation.ts';
import { soldOutEnd } from './change-availability.ts';

type Sent = Omit<
  Input<(typeof catalogueContract)['updateItem']>['body'],
  'image' | 'image_key' | 'image_crop' | 'remove_image' | 'updated_at'
>;

/** The row changes for the sent fields of an item. */
export const itemChanges =
  ({ price, choices, allergens_confirmed, ...fields }: Sent) =>
  (item: StoredItem, now: Date) => ({
    ...fields,
    ...confirmation({ ...fields, choices, allergens_confirmed }, item, now),
    ...sentPrices({ price, choices }, item),
    sold_out_until:
      fields.is_available === false ? soldOutEnd(item, now) : fields.is_available && null,
  });
