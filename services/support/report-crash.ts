import type { supportContract } from '@menuleaf/shared/contracts/support.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import { countCrash } from '@menuleaf/shared/server/log/count-business.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import type { SupportStore } from './support-store.ts';

/** Reports kept of one address per hour: fewer than the alarm takes (`infra/stacks/alarms/watch-pages.ts`). */
const limit = { tries: 5, windowSeconds: 3600 };

/** An error may quote what somebody typed, and the query of an address holds the secret of a mailed link. */
const withoutPersons = (text: string) =>
  text.replaceAll(/[?#][^\s)]*/g, '').replaceAll(/["“][^"”\n]*(["”]|$)/gm, '[quoted]');

/** A line of the log and a count, of no person; whoever reports too often is told nothing. */
export const reportCrash: Handler<
  (typeof supportContract)['reportCrash'],
  { store: SupportStore; clock: () => Date }
> = async ({ body: { remote, page, message, stack } }, visitor, { store, clock }) => {
  try {
    await store.countTry('crash', visitor.address, limit, clock());
  } catch (error) {
    if (error instanceof HttpError && error.code === 'too_many_tries') return;
    throw error;
  }
  const crash = { message: withoutPersons(message), stack: withoutPersons(stack) };
  log.warn('A page crashed', { remote, page, crash });
  await countCrash(remote);
};
