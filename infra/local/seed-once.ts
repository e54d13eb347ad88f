import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const login = z.object({ email: z.string(), password: z.string() });
const demoSchema = z.object({ free: login, pro: z.optional(login) });
type Demo = z.infer<typeof demoSchema>;

/** Fills a new data folder, and remembers what there is to know of it. */
export async function seedOnce(dataDir: string, seed: () => Promise<Demo>): Promise<Demo> {
  const file = join(dataDir, 'demo.json');
  if (existsSync(file)) return demoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const demo = await seed();
  writeFileSync(file, JSON.stringify(demo));
  return demo;
}
