import type { Faults } from '../faults.ts';
import type { Sandboxes } from '../functions/sandboxes.ts';

/** Nobody is there any more whom an answer could reach. */
export class CallerDied extends Error {}

/** Does what a function asks of AWS; it may die at that, before or after. */
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
