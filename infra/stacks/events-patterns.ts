import { keys } from '@menuleaf/shared/server/table/keys.ts';

const keyed = (pk: readonly string[], sk?: readonly string[]) => ({
  Keys: {
    pk: { S: pk.map((prefix) => ({ prefix })) },
    ...(sk && { sk: { S: sk.map((prefix) => ({ prefix })) } }),
  },
});
const catalogue = [keys.item.leadingKey];

/** Changes of the table that may be events. AWS takes five patterns of one reader, and these are five. */
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
  { eventName: ['INSERT'], dynamodb: keyed(catalogue, [keys.bulk.sortPrefix]) },
  {
    eventName: ['MODIFY'],
    dynamodb: {
      ...keyed(catalogue, [keys.item.sortPrefix]),
      // Without an image there is none to let go of, and what was and is available has not changed in that: this spares
      // most edits.
      $or: [
        { OldImage: { image: { S: [{ exists: true }] } } },
        { OldImage: { is_available: { BOOL: [false] } } },
        { NewImage: { is_available: { BOOL: [false] } } },
      ],
    },
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
