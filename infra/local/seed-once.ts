import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lockData } from './data-lock.ts';

const login = z.object({ email: z.string(), password: z.string() });
const demoSchema = z.object({ free: login, pro: z.optional(login), hours: z.optional(login) });
export type Demo = z.infer<typeof demoSchema>;

/** Exists from the first call of a seeding to its last; nothing else writes to the folder in that time. */
const marker = 'seeding';

/** Seeds a new data folder, and stores the demo's details. */
export async function seedOnce(dataDir: string, seed: () => Promise<Demo>): Promise<Demo> {
  const file = join(dataDir, 'demo.json');
  if (existsSync(file)) return demoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(join(dataDir, marker), '');
  const demo = await seed();
  writeFileSync(file, JSON.stringify(demo));
  rmSync(join(dataDir, marker));
  return demo;
}

/** Empties a folder whose first seeding was interrupted; throws if that process is still running. */
export function dropHalfSeeded(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, marker))) return;
  const release = lockData(dataDir);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  release();
}
