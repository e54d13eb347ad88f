import type { Sandboxes } from './functions/sandboxes.ts';
import type { Principals } from './access/principals.ts';
import type { Faults } from './faults.ts';
import type { Queues } from './queues/queues.ts';
import type { Deployment } from './stack/deployment.ts';

/** What every part of a local cloud is started with. */
export type Running = {
  deployment: Deployment;
  principals: Principals;
  queues: Queues;
  faults: Faults;
  sandboxes: Sandboxes;
  /** Where all of it is kept. */
  dataDir: string;
  /** What to end, the last first. */
  ends: AsyncDisposableStack;
};
