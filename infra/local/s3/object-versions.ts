import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, open, rename } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import * as z from 'zod';
import { type StoredObject, storedObject } from './stored-object.ts';

/** Writes a file atomically. It survives a kill; after a power cut the file is either the new or the old version. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await using file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.datasync();
  await rename(temporary, path);
}

const storedVersion = z.object({
  id: z.string(),
  key: z.string(),
  /** When it became the current version. */
  lastModified: z.iso.datetime(),
  /** Increases with each version. */
  order: z.number(),
  /** Absent for a delete marker. */
  object: storedObject.optional(),
});

/** An earlier version of a key: an object or a delete marker. */
type StoredVersion = z.infer<typeof storedVersion>;

/** The noncurrent versions of a bucket's objects, one JSON file each, once versioning is enabled. */
export class ObjectVersions {
  readonly #folder: string;
  readonly #kept = new Map<string, StoredVersion>();
  #areKept: boolean;
  #last = 0;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#areKept = existsSync(folder);
  }

  static async open(bucketFolder: string): Promise<ObjectVersions> {
    const versions = new ObjectVersions(join(bucketFolder, 'versions'));
    if (versions.areKept) {
      for (const name of await readdir(versions.#folder)) await versions.#load(name);
    }
    return versions;
  }

  /** Whether versioning is enabled. */
  get areKept(): boolean {
    return this.#areKept;
  }

  async enable(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    this.#areKept = true;
  }

  /** Versions of one key, or of all, newest first. */
  all(key?: string): StoredVersion[] {
    return [...this.#kept.values()]
      .filter((version) => key === undefined || version.key === key)
      .toSorted((a, b) => b.order - a.order);
  }

  find(key: string, id: string): StoredVersion | undefined {
    const version = this.#kept.get(id);
    return version?.key === key ? version : undefined;
  }

  /** Keeps an object that is being replaced. */
  keep(object: StoredObject): Promise<void> {
    const { data: id, key, lastModified } = object;
    return this.#add({ id, key, lastModified, object });
  }

  /** Adds a delete marker. */
  mark(key: string): Promise<void> {
    return this.#add({ id: randomUUID(), key, lastModified: new Date().toISOString() });
  }

  async #add(given: Omit<StoredVersion, 'order'>): Promise<void> {
    const version = { ...given, order: this.#last + 1 };
    this.#last = version.order;
    await writeDurably(join(this.#folder, `${version.id}.json`), JSON.stringify(version));
    this.#kept.set(version.id, version);
  }

  async #load(name: string): Promise<void> {
    const file = join(this.#folder, name);
    if (!name.endsWith('.json')) return rm(file);
    const version = storedVersion.parse(JSON.parse(await readFile(file, 'utf8')));
    this.#kept.set(version.id, version);
    this.#last = Math.max(this.#last, version.order);
  }
}
