import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectVersions, writeDurably } from './object-versions.ts';
import { type StoredObject, storedObject } from './stored-object.ts';

export type NewObject = Pick<StoredObject, 'key' | 'headers'> & {
  tags?: StoredObject['tags'];
};

/**
 * Buckets as folders: `data/` holds the bytes under random names, `objects/` one JSON file per key. A write commits
 * when its JSON file is renamed into place, so a reader sees either the old object or the new one.
 */
export class ObjectStore {
  readonly #folder: string;
  readonly #buckets = new Map<string, Map<string, StoredObject>>();
  readonly #versions = new Map<string, ObjectVersions>();
  /** The pending write of each object being written. */
  readonly #writes = new Map<string, Promise<unknown>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<ObjectStore> {
    const store = new ObjectStore(folder);
    await mkdir(folder, { recursive: true });
    for (const bucket of await readdir(folder)) await store.#load(bucket);
    return store;
  }

  hasBucket(bucket: string): boolean {
    return this.#buckets.has(bucket);
  }

  async createBucket(bucket: string): Promise<void> {
    await mkdir(join(this.#folder, bucket, 'objects'), { recursive: true });
    await mkdir(join(this.#folder, bucket, 'data'), { recursive: true });
    this.#buckets.set(bucket, this.#buckets.get(bucket) ?? new Map());
    this.#versions.set(bucket, await ObjectVersions.open(join(this.#folder, bucket)));
  }

  versions(bucket: string): ObjectVersions {
    const versions = this.#versions.get(bucket);
    if (!versions) throw new Error(`no bucket ${bucket}`);
    return versions;
  }

  find(bucket: string, key: string): StoredObject | undefined {
    return this.#objects(bucket).get(key);
  }

  all(bucket: string): StoredObject[] {
    return [...this.#objects(bucket).values()];
  }

  /** A consistent snapshot of the object and its bytes, or undefined. */
  async read(
    bucket: string,
    key: string,
  ): Promise<{ object: StoredObject; bytes: Buffer } | undefined> {
    for (;;) {
      const object = this.find(bucket, key);
      if (!object) return undefined;
      try {
        return { object, bytes: await readFile(this.#dataFile(bucket, object)) };
      } catch (error) {
        // Replaced between lookup and read: retry. Otherwise the data file is lost.
        if (this.find(bucket, key) === object) throw error;
      }
    }
  }

  /** The version of an object and its bytes; undefined for a delete marker. */
  async readVersion(
    bucket: string,
    key: string,
    id: string,
  ): Promise<{ object: StoredObject; bytes: Buffer } | undefined> {
    const current = this.find(bucket, key);
    const object = current?.data === id ? current : this.versions(bucket).find(key, id)?.object;
    return object && { object, bytes: await readFile(this.#dataFile(bucket, object)) };
  }

  /**
   * Stores the object atomically. `allow` gets the object it would replace, with no concurrent write, and may throw.
   */
  async put(
    bucket: string,
    given: NewObject,
    bytes: Buffer,
    allow: (existing: StoredObject | undefined) => void,
  ): Promise<StoredObject> {
    const object: StoredObject = {
      tags: {},
      ...given,
      size: bytes.length,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
      data: randomUUID(),
    };
    await writeDurably(this.#dataFile(bucket, object), bytes);
    try {
      await this.#withLock(bucket, object.key, () => this.#replace(bucket, object, allow));
    } catch (error) {
      await rm(this.#dataFile(bucket, object), { force: true });
      throw error;
    }
    return object;
  }

  /** Replaces an object's tags. Returns false if there is no such object. */
  async tag(bucket: string, key: string, tags: StoredObject['tags']): Promise<boolean> {
    return this.#withLock(bucket, key, async () => {
      const object = this.find(bucket, key);
      if (!object) return false;
      const tagged = { ...object, tags };
      await writeDurably(this.#objectFile(bucket, key), JSON.stringify(tagged));
      this.#objects(bucket).set(key, tagged);
      return true;
    });
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    return this.#withLock(bucket, key, async () => {
      const object = this.find(bucket, key);
      const versions = this.versions(bucket);
      if (object) await this.#leave(bucket, object);
      if (versions.areKept) await versions.mark(key);
      if (!object) return false;
      await rm(this.#objectFile(bucket, key));
      this.#objects(bucket).delete(key);
      return true;
    });
  }

  /** Keeps a replaced or deleted object as a version if the bucket is versioned, otherwise deletes its data. */
  async #leave(bucket: string, object: StoredObject): Promise<void> {
    if (this.versions(bucket).areKept) await this.versions(bucket).keep(object);
    else await rm(this.#dataFile(bucket, object), { force: true });
  }

  async #replace(
    bucket: string,
    object: StoredObject,
    allow: (existing: StoredObject | undefined) => void,
  ): Promise<void> {
    const existing = this.find(bucket, object.key);
    allow(existing);
    await writeDurably(this.#objectFile(bucket, object.key), JSON.stringify(object));
    this.#objects(bucket).set(object.key, object);
    if (existing) await this.#leave(bucket, existing);
  }

  /** Loads the keys and cleans up half-written files after a crash. */
  async #load(bucket: string): Promise<void> {
    await this.createBucket(bucket);
    const folder = join(this.#folder, bucket);
    for (const name of await readdir(join(folder, 'objects'))) {
      const file = join(folder, 'objects', name);
      if (!name.endsWith('.json')) await rm(file);
      else {
        const object = storedObject.parse(JSON.parse(await readFile(file, 'utf8')));
        this.#objects(bucket).set(object.key, object);
      }
    }
    const kept = this.versions(bucket)
      .all()
      .map(({ object }) => object?.data);
    const alive = new Set([...this.all(bucket).map((object) => object.data), ...kept]);
    for (const name of await readdir(join(folder, 'data'))) {
      if (!alive.has(name)) await rm(join(folder, 'data', name));
    }
  }

  #objects(bucket: string): Map<string, StoredObject> {
    const objects = this.#buckets.get(bucket);
    if (!objects) throw new Error(`no bucket ${bucket}`);
    return objects;
  }

  #objectFile(bucket: string, key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, bucket, 'objects', `${name}.json`);
  }

  #dataFile(bucket: string, { data }: StoredObject): string {
    return join(this.#folder, bucket, 'data', data);
  }

  /** Serializes the writes of one object; other objects are not blocked. */
  async #withLock<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T> {
    const name = `${bucket}/${key}`;
    const done = (this.#writes.get(name) ?? Promise.resolve()).then(work);
    const ended = done.then(
      () => undefined,
      () => undefined,
    );
    this.#writes.set(name, ended);
    try {
      return await done;
    } finally {
      if (this.#writes.get(name) === ended) this.#writes.delete(name);
    }
  }
}
