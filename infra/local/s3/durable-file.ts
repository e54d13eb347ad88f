import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes the whole file or nothing of it: what returns has reached the disk, and survives a kill or a power cut. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await using file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.sync();
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}
