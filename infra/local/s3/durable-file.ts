import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file atomically. It survives a kill; after a power cut the file is either the new or the old version. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await using file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.datasync();
  await rename(temporary, path);
}
