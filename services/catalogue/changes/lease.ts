import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Change, Structure } from '../store/structure-store.ts';

/**
 * The lease to change an owner's catalogue, contended for after a conflict and held while jobs run. It only avoids wasted work; correctness
 * comes from the revision check.
 */
export class Lease {
  readonly #ownerId: string;
  readonly #context: Pick<Context, 'store' | 'clock'>;
  readonly #caller = randomUUID();
  #isHeld = false;

  constructor(ownerId: string, context: Pick<Context, 'store' | 'clock'>) {
    this.#ownerId = ownerId;
    this.#context = context;
  }

  /** For the commit, which releases it, or holds it while jobs follow. */
  onCommit(hasJobs: boolean): Change['lease'] {
    if (hasJobs) return { of: this.#caller, from: this.#context.clock() };
    return this.#isHeld ? { of: this.#caller } : undefined;
  }

  /** The basis for a decision; undefined while another has the lease. Takes it after a conflict. */
  async structure(hasConflicted: boolean): Promise<Structure | undefined> {
    const { store, clock } = this.#context;
    const found = await store.structure(this.#ownerId);
    const { lease } = found;
    const isAnothers = lease !== undefined && lease.of !== this.#caller;
    if (isAnothers && lease.until > clock().getTime()) return undefined;
    // Before the first change there is no row to lease.
    if (!hasConflicted || found.revision === undefined) return found;
    const taken = await store.takeLease(this.#ownerId, this.#caller, clock());
    this.#isHeld = taken !== undefined;
    return taken;
  }

  committed(hasJobs: boolean): void {
    this.#isHeld = hasJobs;
  }

  /** Releases an unused lease. */
  async leave(): Promise<void> {
    if (this.#isHeld) await this.#context.store.releaseLease(this.#ownerId, this.#caller);
    this.#isHeld = false;
  }
}
