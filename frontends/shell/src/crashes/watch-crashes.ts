import { isNotLoaded } from './not-loaded.ts';

/** What reports is loaded with the first crash: hardly a visit has one. */
function report(thrown: unknown): void {
  if (isNotLoaded(thrown)) return;
  import('./report-crash.ts').then(
    ({ reportCrash }) => reportCrash(thrown),
    () => undefined,
  );
}

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
