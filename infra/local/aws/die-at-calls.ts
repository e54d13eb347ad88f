import type { Faults } from '../faults.ts';
import type { Sandboxes } from '../functions/sandboxes.ts';

/** Thrown when the calling sandbox was killed, so there is nobody to respond to. */
export class CallerDied extends Error {}

/** Runs a function's AWS call; the injected fault may kill the caller before or after the work. */
export async function dieAtCalls<Reply>(
  caller: string | undefined,
  { faults, sandboxes }: { faults: Faults; sandboxes: Sandboxes },
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (caller === undefined) return work();
  const mayDie = () => {
    if (!faults.happens(faults.now.deaths / 2)) return;
    sandboxes.kill(caller);
    faults.killed += 1;
    throw new CallerDied();
  };
  mayDie();
  const reply = await work();
  mayDie();
  return reply;
}
