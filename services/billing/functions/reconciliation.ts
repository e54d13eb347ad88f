import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { billingStore } from '../billing-store.ts';
import { environment } from '../environment.ts';
import { openProvider } from '../provider/open-provider.ts';
import { reconcile } from '../reconcile.ts';

const env = environment.parse(process.env);
const context = {
  store: billingStore(openTable(env.TABLE_NAME)),
  provider: openProvider(env),
  clock: () => new Date(),
};

/** Scheduled. */
export const handler = logged(() => reconcile(context));
