import { setTimeout as wait } from 'node:timers/promises';
import type { Turn, TurnsStore } from './turns-store.ts';

type Context = { turns: TurnsStore; clock: () => Date };

/** Milliseconds between two looks at somebody else's turn: a few of these are a publication. */
const pauseMs = 100;

/** Waits for a turn; undefined once somebody else has published what was wanted by then. */
async function turnAfterOthers(
  ownerId: string,
  limitMs: number,
  { turns, clock }: Context,
): Promise<Turn | undefined> {
  const number = await turns.want(ownerId);
  for (;;) {
    const row = await turns.find(ownerId);
    // One with a smaller number is a later row: the one before went when all that it knew of was published.
    if (!row || row.published >= number || row.wanted < number) return undefined;
    const now = clock().getTime();
    const isNobodys = row.holder === undefined || row.until < now;
    const mine = isNobodys ? await turns.take(ownerId, 0, now, limitMs) : undefined;
    if (mine) return mine;
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

/**
 * Publishes an owner while nobody else does, for `limitMs` at most. Of those who come meanwhile one does it once more
 * for all of them: whoever was waiting when that one began to read has nothing left to do. What keeps a page from being
 * brought back is not this, but the conditions of each write. Returns false where somebody else did it.
 */
export async function inTurn(
  ownerId: string,
  limitMs: number,
  work: () => Promise<void>,
  context: Context,
): Promise<boolean> {
  const { turns, clock } = context;
  const atOnce = await turns.take(ownerId, 1, clock().getTime(), limitMs);
  const turn = atOnce ?? (await turnAfterOthers(ownerId, limitMs, context));
  if (!turn) return false;
  let isPublished = false;
  try {
    await work();
    isPublished = true;
  } finally {
    await turns.end(turn, isPublished);
  }
  return true;
}
