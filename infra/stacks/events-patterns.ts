import { keys } from '@menuleaf/shared/server/table/keys.ts';

const keyed = (pk: readonly string[], sk?: readonly string[]) => ({
  Keys: {
    pk: { S: pk.map((prefix) => ({ prefix })) },
    ...(sk && { sk: { S: sk.map((prefix) => ({ prefix })) } }),
  },
});
const catalogue = [keys.item.leadingKey];

/** Table changes that may become events. AWS allows five patterns per source. */
export const eventPatterns = [
  { dynamodb: keyed([keys.plan.leadingKey, keys.publicRestaurant.leadingKey]) },
  {
    eventName: ['INSERT'],
    dynamodb: keyed([
      keys.closedAccount.leadingKey,
      keys.identityMail.leadingKey,
      keys.supportMail.leadingKey,
      keys.webhookDelivery.leadingKey,
      keys.webhookStop.leadingKey,
    ]),
  },
  {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: keyed(catalogue, [
      keys.restaurant.sortPrefix,
      keys.menu.sortPrefix,
      keys.category.sortPrefix,
      keys.item.sortPrefix,
      ...(['restaurants', 'menus', 'categories', 'items'] as const).map((kind) =>
        keys.trash.sk(kind, ''),
      ),
      keys.bulk.sortPrefix,
    ]),
  },
  {
    eventName: ['REMOVE'],
    dynamodb: keyed(catalogue, [
      keys.trash.sk('items', ''),
      keys.trash.sk('restaurants', ''),
      keys.upload.sortPrefix,
    ]),
  },
];
