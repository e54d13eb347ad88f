import type { Sandboxes } from './functions/sandboxes.ts';
import type { Principals } from './access/principals.ts';
import type { Faults } from './faults.ts';
import type { Queues } from './queues/queues.ts';
import type { Deployment } from './stack/deployment.ts';

/** What every part of the local cloud needs to start. */
export type Running = {
  deployment: Deployment;
  principals: Principals;
  queues: Queues;
  faults: Faults;
  sandboxes: Sandboxes;
  /** Root folder of all state. */
  dataDir: string;
  /** Closers, run in reverse order. */
  ends: AsyncDisposableStack;
};
