import { availabilityChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { menuPublished } from '@menuleaf/shared/contracts/events/public-menu-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { deliveriesStore } from '../webhooks/deliveries-store.ts';
import { queueMessages } from '../webhooks/queue-messages.ts';
import { webhooksStore } from '../webhooks/webhooks-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const queueing = {
  webhooks: webhooksStore(table),
  deliveries: deliveriesStore(table),
  planOf: async (accountId: string, now: Date) =>
    entitlementOf(await table.get(planKey(accountId)), now).planType,
  clock: () => new Date(),
};

/** Queues a message for each webhook subscribed to an event. */
export const handler = eventHandler(
  on(availabilityChanged, ({ owner_id, item_id, name, changed_at, change_id, ...state }) => {
    const about = { at: changed_at, changeId: change_id };
    const { is_available, sold_out_until } = state;
    return queueMessages(
      owner_id,
      is_available
        ? { ...about, type: 'item.available', data: { item_id, name } }
        : { ...about, type: 'item.sold_out', data: { item_id, name, sold_out_until } },
      queueing,
    );
  }),
  on(menuPublished, ({ owner_id, published_at: at, change_id: changeId, ...menu }) => {
    const url = `${env.PUBLIC_URL}/restaurant/${menu.restaurant_id}/menu`;
    const happened = { type: 'menu.published' as const, at, changeId, data: { ...menu, url } };
    return queueMessages(owner_id, happened, queueing);
  }),
);
