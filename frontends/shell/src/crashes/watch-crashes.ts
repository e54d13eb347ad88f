import { isNotLoaded } from '@menuleaf/shared/browser/federation/not-loaded.ts';

/** What reports is loaded with the first crash: hardly a visit has one. */
function report({ error, reason = error }: { error?: unknown; reason?: unknown }): void {
  if (isNotLoaded(reason)) return;
  import('./report-crash.ts').then(
    ({ reportCrash }) => reportCrash(reason),
    () => undefined,
  );
}

addEventListener('error', report);
addEventListener('unhandledrejection', report);
