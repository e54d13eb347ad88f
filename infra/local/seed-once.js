import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
const demoSchema = z.object({ email: z.string(), password: z.string() });
/** Fills a new data folder, and remembers what there is to know of it. */
export async function seedOnce(dataDir, seed) {
  const file = join(dataDir, 'demo.json');
  if (existsSync(file)) return demoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { email, password } = await seed();
  writeFileSync(file, JSON.stringify({ email, password }));
  return { email, password };
}
