import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { noSuch } from './stripe-error.ts';

const row = z.object({ json: z.string() });

/** A single database file that survives a kill: each change is a transaction, synced to disk. */
export class Database {
  readonly sql: DatabaseSync;
  #depth = 0;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.sql = new DatabaseSync(join(dataDir, 'stripe.sqlite'));
    this.sql.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS objects (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS by_kind ON objects (kind, seq);
    `);
  }

  /** Atomic. A nested call joins the outer transaction. */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.sql.exec('BEGIN IMMEDIATE');
    this.#depth += 1;
    try {
      const result = work();
      this.sql.exec('COMMIT');
      return result;
    } catch (error) {
      this.sql.exec('ROLLBACK');
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  close(): void {
    this.sql.close();
  }
}

/** The objects of one kind, validated when read. */
export class Collection<T extends { id: string }> {
  readonly #db: Database;
  readonly #kind: string;
  readonly #schema: z.ZodType<T>;

  constructor(db: Database, kind: string, schema: z.ZodType<T>) {
    this.#db = db;
    this.#kind = kind;
    this.#schema = schema;
  }

  find(id: string): T | undefined {
    const statement = this.#db.sql.prepare('SELECT json FROM objects WHERE kind = ? AND id = ?');
    const found = statement.get(this.#kind, id);
    return found && this.#parse(found);
  }

  /** As `find`, but refuses an id that is not there. */
  get(id: string): T {
    const found = this.find(id);
    if (!found) throw noSuch(this.#kind.replace(' ', '.'), id);
    return found;
  }

  /** Newest first, as Stripe lists. */
  all(): T[] {
    const statement = this.#db.sql.prepare(
      'SELECT json FROM objects WHERE kind = ? ORDER BY seq DESC',
    );
    return statement.all(this.#kind).map((found) => this.#parse(found));
  }

  /** Inserts or replaces the object by id, and returns it. */
  save(object: T): T {
    const statement = this.#db.sql.prepare(
      `INSERT INTO objects (kind, id, json) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET json = excluded.json`,
    );
    statement.run(this.#kind, object.id, JSON.stringify(this.#schema.parse(object)));
    return object;
  }

  #parse(found: unknown): T {
    return this.#schema.parse(JSON.parse(row.parse(found).json));
  }
}
