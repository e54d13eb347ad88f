import { processClosings } from '@menuleaf/shared/server/table/process-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { billingStore } from './billing-store.ts';
import { closeAccount } from './close-account.ts';
import { environment } from './environment.ts';
import { noticesStore } from './notices-store.ts';
import { openProvider } from './provider/open-provider.ts';

/** Milliseconds: far longer than a call can still open a checkout (functions time out after 15 s). */
const inFlightGraceMs = 15 * 60_000;

/** Closed accounts pending in billing, for the functions that process them. */
export function openClosings() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const context = {
    store: billingStore(table),
    notices: noticesStore(table),
    provider: openProvider(env),
  };
  return processClosings({
    store: closingsStore(table, keys.billingClosing),
    close: (closing) => closeAccount(closing, context),
    inFlightGraceMs,
  });
}
