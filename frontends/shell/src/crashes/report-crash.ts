import { pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import type { Arguments } from '@menuleaf/shared/contracts/operation.ts';
import { frontends } from '@menuleaf/shared/contracts/slices.ts';
import type { supportContract } from '@menuleaf/shared/contracts/support.ts';

type ReportCrash = (typeof supportContract)['reportCrash'];
const address: ReportCrash['path'] = '/api/contact/crashes';

/** Reports of a visit: what follows a crash is mostly of the same cause. */
const most = 3;
const reported = new Set<string>();

/** Calls that were refused, given up or not answered: their page says so where it asked. */
const isOfCall = (error: Error) =>
  /^(ApiError|AbortError|TimeoutError)|Failed to fetch|NetworkError|Load failed/.test(
    String(error),
  );

/** Scripts of extensions and of other sites run in our pages as well. */
const isOurs = (stack: string) => stack.includes(location.origin) && !stack.includes('-extension:');

/** Tells us of a crash, once: which page, and the words of the program; nothing of who it is. */
export function reportCrash(thrown: unknown): void {
  if (!(thrown instanceof Error) || !navigator.onLine) return;
  const { stack = '' } = thrown;
  if (isOfCall(thrown) || !isOurs(stack)) return;
  const { remote, path: page = '/:unknown' } = pageAt(location.pathname) ?? {};
  const message = String(thrown).slice(0, 300);
  const what = `${page} ${message}`;
  if (reported.has(what) || reported.size >= most) return;
  reported.add(what);
  const known = frontends.find((frontend) => frontend === remote) ?? 'shell';
  const crash: Arguments<ReportCrash>['body'] = {
    ...{ remote: known, page, message },
    stack: stack.slice(0, 2000),
  };
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(crash),
  }).catch(() => undefined);
}
