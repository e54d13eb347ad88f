import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';
import { ObjectVersions } from './object-versions.ts';
import { storedObject } from './stored-object.ts';
/**
 * Buckets as folders: `data/` holds bytes under random names, `objects/` a JSON file for each key.
 * A write is done when its JSON file is renamed into place, so a reader sees the old object or the new one, whole.
 */
export class ObjectStore {
  #folder;
  #buckets = new Map();
  #versions = new Map();
  /** The last write to each object that is being written. */
  #writes = new Map();
  constructor(folder) {
    this.#folder = folder;
  }
  static async open(folder) {
    const store = new ObjectStore(folder);
    await mkdir(folder, { recursive: true });
    for (const bucket of await readdir(folder)) await store.#load(bucket);
    return store;
  }
  hasBucket(bucket) {
    return this.#buckets.has(bucket);
  }
  async createBucket(bucket) {
    await mkdir(join(this.#folder, bucket, 'objects'), { recursive: true });
    await mkdir(join(this.#folder, bucket, 'data'), { recursive: true });
    this.#buckets.set(bucket, this.#buckets.get(bucket) ?? new Map());
    this.#versions.set(bucket, await ObjectVersions.open(join(this.#folder, bucket)));
  }
  /** What the keys of a bucket showed before. */
  versions(bucket) {
    const versions = this.#versions.get(bucket);
    if (!versions) throw new Error(`no bucket ${bucket}`);
    return versions;
  }
  find(bucket, key) {
    return this.#objects(bucket).get(key);
  }
  all(bucket) {
    return [...this.#objects(bucket).values()];
  }
  /** The object and its bytes as of one moment, or undefined. */
  async read(bucket, key) {
    for (;;) {
      const object = this.find(bucket, key);
      if (!object) return undefined;
      try {
        return { object, bytes: await readFile(this.#dataFile(bucket, object)) };
      } catch (error) {
        // Replaced between the look-up and the read: look again. Otherwise the disk lost it.
        if (this.find(bucket, key) === object) throw error;
      }
    }
  }
  /** An object of that version and its bytes; a marker has none. */
  async readVersion(bucket, key, id) {
    const current = this.find(bucket, key);
    const object = current?.data === id ? current : this.versions(bucket).find(key, id)?.object;
    return object && { object, bytes: await readFile(this.#dataFile(bucket, object)) };
  }
  /** Stores the object whole. `allow` sees what it would replace, with no other write between, and may throw. */
  async put(bucket, given, bytes, allow) {
    const object = {
      tags: {},
      ...given,
      size: bytes.length,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
      data: randomUUID(),
    };
    await writeDurably(this.#dataFile(bucket, object), bytes);
    try {
      await this.#alone(bucket, object.key, () => this.#replace(bucket, object, allow));
    } catch (error) {
      await rm(this.#dataFile(bucket, object), { force: true });
      throw error;
    }
    return object;
  }
  /** Replaces an object's tags. Returns false where there is no such object. */
  async tag(bucket, key, tags) {
    return this.#alone(bucket, key, async () => {
      const object = this.find(bucket, key);
      if (!object) return false;
      const tagged = { ...object, tags };
      await writeDurably(this.#objectFile(bucket, key), JSON.stringify(tagged));
      this.#objects(bucket).set(key, tagged);
      return true;
    });
  }
  async delete(bucket, key) {
    return this.#alone(bucket, key, async () => {
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
  /** Removes one version for good; the one before it shows then, where there is one. */
  async deleteVersion(bucket, key, id) {
    await this.#alone(bucket, key, async () => {
      const versions = this.versions(bucket);
      const current = this.find(bucket, key);
      const [newest] = versions.all(key);
      const gone = current?.data === id ? current : versions.find(key, id)?.object;
      const old = versions.find(key, id);
      if (old) await versions.remove(old);
      else if (current?.data === id) {
        await rm(this.#objectFile(bucket, key));
        this.#objects(bucket).delete(key);
      }
      if (gone) await rm(this.#dataFile(bucket, gone), { force: true });
      const showed = current ? current.data === id : newest?.id === id;
      if (showed) await this.#show(bucket, versions.all(key)[0]);
    });
  }
  async #show(bucket, version) {
    if (!version?.object) return;
    await writeDurably(this.#objectFile(bucket, version.key), JSON.stringify(version.object));
    this.#objects(bucket).set(version.key, version.object);
    await this.versions(bucket).remove(version);
  }
  /** What takes no place any more is kept as a version, or goes. */
  async #leave(bucket, object) {
    if (this.versions(bucket).areKept) await this.versions(bucket).keep(object);
    else await rm(this.#dataFile(bucket, object), { force: true });
  }
  async #replace(bucket, object, allow) {
    const existing = this.find(bucket, object.key);
    allow(existing);
    await writeDurably(this.#objectFile(bucket, object.key), JSON.stringify(object));
    this.#objects(bucket).set(object.key, object);
    if (existing) await this.#leave(bucket, existing);
  }
  /** Reads the keys, and sweeps away what a crash left half written. */
  async #load(bucket) {
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
  #objects(bucket) {
    const objects = this.#buckets.get(bucket);
    if (!objects) throw new Error(`no bucket ${bucket}`);
    return objects;
  }
  #objectFile(bucket, key) {
    const name = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, bucket, 'objects', `${name}.json`);
  }
  #dataFile(bucket, { data }) {
    return join(this.#folder, bucket, 'data', data);
  }
  /** One write of an object at a time; others do not wait for it. */
  async #alone(bucket, key, work) {
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
