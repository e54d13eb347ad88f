import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lockData } from './data-lock.ts';

const login = z.object({ email: z.string(), password: z.string() });
const demoSchema = z.object({ free: login, pro: z.optional(login), hours: z.optional(login) });
type Demo = z.infer<typeof demoSchema>;

/** There from the first call of a seeding to its last: nobody but the seeding has written beside it. */
const marker = 'seeding';

/** Fills a new data folder, and remembers what there is to know of it. */
export async function seedOnce(dataDir: string, seed: () => Promise<Demo>): Promise<Demo> {
  const file = join(dataDir, 'demo.json');
  if (existsSync(file)) return demoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(join(dataDir, marker), '');
  const demo = await seed();
  writeFileSync(file, JSON.stringify(demo));
  rmSync(join(dataDir, marker));
  return demo;
}

/** Empties a folder whose first start was stopped half-way; throws where that start still runs. */
export function dropHalfSeeded(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, marker))) return;
  const release = lockData(dataDir);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  release();
}
