import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
const row = z.object({ json: z.string() });
/** One file that survives a kill at any moment: each change is a transaction, synced to the disk. */
export class Database {
  sql;
  #depth = 0;
  constructor(dataDir) {
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
  /** All of it or nothing. What is inside an outer transaction is part of that one. */
  transaction(work) {
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
  close() {
    this.sql.close();
  }
}
/** The objects of one kind, parsed as they are read. */
export class Collection {
  #db;
  #kind;
  #schema;
  constructor(db, kind, schema) {
    this.#db = db;
    this.#kind = kind;
    this.#schema = schema;
  }
  find(id) {
    const statement = this.#db.sql.prepare('SELECT json FROM objects WHERE kind = ? AND id = ?');
    const found = statement.get(this.#kind, id);
    return found && this.#parse(found);
  }
  /** Newest first, as Stripe lists. */
  all() {
    const statement = this.#db.sql.prepare(
      'SELECT json FROM objects WHERE kind = ? ORDER BY seq DESC',
    );
    return statement.all(this.#kind).map((found) => this.#parse(found));
  }
  /** Adds it, or replaces the one with its id, and answers it. */
  save(object) {
    const statement = this.#db.sql.prepare(`INSERT INTO objects (kind, id, json) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET json = excluded.json`);
    statement.run(this.#kind, object.id, JSON.stringify(this.#schema.parse(object)));
    return object;
  }
  #parse(found) {
    return this.#schema.parse(JSON.parse(row.parse(found).json));
  }
}
