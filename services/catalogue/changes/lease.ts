import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Structure } from '../store/structure-store.ts';

/**
 * Who holds the lease to change an owner's catalogue, among those who met. It only saves them work that would be lost: what
 * keeps two from being done on the same catalogue is the revision.
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

  /** Whoever has the lease, for the commit that ends it. */
  get holder(): string | undefined {
    return this.#isHeld ? this.#caller : undefined;
  }

  /** What to decide upon; undefined while another one has the lease. Who has met somebody takes it. */
  async structure(hasMet: boolean): Promise<Structure | undefined> {
    const { store, clock } = this.#context;
    const found = await store.structure(this.#ownerId);
    const { lease } = found;
    const isAnothers = lease !== undefined && lease.of !== this.#caller;
    if (isAnothers && lease.until > clock().getTime()) return undefined;
    // Before the first change there is no row to lease.
    if (!hasMet || found.revision === undefined) return found;
    const taken = await store.takeLease(this.#ownerId, this.#caller, clock());
    this.#isHeld = taken !== undefined;
    return taken;
  }

  /** The commit has ended it. */
  ended(): void {
    this.#isHeld = false;
  }

  /** For who changes nothing after all. */
  async leave(): Promise<void> {
    if (this.#isHeld) await this.#context.store.releaseLease(this.#ownerId, this.#caller);
    this.#isHeld = false;
  }
}
