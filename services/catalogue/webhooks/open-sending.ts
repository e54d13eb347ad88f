import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import type { Sending } from './attempt-delivery.ts';
import { deliveriesStore } from './deliveries-store.ts';
import { webhooksStore } from './webhooks-store.ts';

/** Dependencies of the functions that send webhooks. */
export function openSending(): Sending {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  return {
    webhooks: webhooksStore(table),
    deliveries: deliveriesStore(table),
    clock: () => new Date(),
    reach: { loopback: env.WEBHOOKS_TO_LOOPBACK !== undefined },
  };
}
