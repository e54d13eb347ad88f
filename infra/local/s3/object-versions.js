import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeDurably } from './durable-file.ts';
import { storedObject } from './stored-object.ts';
const storedVersion = z.object({
  id: z.string(),
  key: z.string(),
  /** When it became what the key shows. */
  lastModified: z.iso.datetime(),
  /** Later ones have higher numbers. */
  order: z.number(),
  /** Absent where it marks that the object was deleted. */
  object: storedObject.optional(),
});
/** The earlier versions of one bucket's objects, a JSON file each, once the bucket keeps them. */
export class ObjectVersions {
  #folder;
  #kept = new Map();
  #areKept;
  #last = 0;
  constructor(folder) {
    this.#folder = folder;
    this.#areKept = existsSync(folder);
  }
  static async open(bucketFolder) {
    const versions = new ObjectVersions(join(bucketFolder, 'versions'));
    if (versions.areKept) {
      for (const name of await readdir(versions.#folder)) await versions.#load(name);
    }
    return versions;
  }
  /** Whether the bucket keeps versions. */
  get areKept() {
    return this.#areKept;
  }
  async enable() {
    await mkdir(this.#folder, { recursive: true });
    this.#areKept = true;
  }
  /** Of a key, or of all, the newest first. */
  all(key) {
    return [...this.#kept.values()]
      .filter((version) => key === undefined || version.key === key)
      .toSorted((a, b) => b.order - a.order);
  }
  find(key, id) {
    const version = this.#kept.get(id);
    return version?.key === key ? version : undefined;
  }
  /** Keeps an object that something else takes the place of. */
  keep(object) {
    const { data: id, key, lastModified } = object;
    return this.#add({ id, key, lastModified, object });
  }
  /** Marks that there is no such object any more. */
  mark(key) {
    return this.#add({ id: randomUUID(), key, lastModified: new Date().toISOString() });
  }
  async remove({ id }) {
    await rm(join(this.#folder, `${id}.json`));
    this.#kept.delete(id);
  }
  async #add(given) {
    const version = { ...given, order: this.#last + 1 };
    this.#last = version.order;
    await writeDurably(join(this.#folder, `${version.id}.json`), JSON.stringify(version));
    this.#kept.set(version.id, version);
  }
  async #load(name) {
    const file = join(this.#folder, name);
    if (!name.endsWith('.json')) return rm(file);
    const version = storedVersion.parse(JSON.parse(await readFile(file, 'utf8')));
    this.#kept.set(version.id, version);
    this.#last = Math.max(this.#last, version.order);
  }
}
