import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes the whole file or nothing of it. It survives a kill; after a power cut it is whole, or as it was before. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await using file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.datasync();
  await rename(temporary, path);
}
