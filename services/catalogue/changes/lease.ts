import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Structure } from '../store/structure-store.ts';

/**
 * The lease to change an owner's catalogue, contended for after a conflict. It only avoids wasted work; correctness
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

  /** The holder's id, for the commit that ends it. */
  get holder(): string | undefined {
    return this.#isHeld ? this.#caller : undefined;
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

  /** The commit released it. */
  ended(): void {
    this.#isHeld = false;
  }

  /** Releases an unused lease. */
  async leave(): Promise<void> {
    if (this.#isHeld) await this.#context.store.releaseLease(this.#ownerId, this.#caller);
    this.#isHeld = false;
  }
}
