import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import * as z from 'zod';

const program = join(import.meta.dirname, '../../checks/test-cloud.ts');
const variables = z.record(z.string(), z.string());
const startMessage = z.object({
  origin: z.string(),
  endpoints: variables,
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  environments: z.record(z.string(), variables),
});

/** A local cloud in a separate process, to measure its own resource usage. */
export async function startCloudProcess(): Promise<LocalCloud & { pid: number }> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The local cloud ended with ${code}`)));
  });
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  return { ...startMessage.parse(JSON.parse(line)), pid: child.pid ?? 0, close };
}
