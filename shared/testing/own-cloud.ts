import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const saidSchema = z.object({
  origin: z.string(),
  environments: z.record(z.string(), z.record(z.string(), z.string())),
});

/** A local cloud of a test's own, for what all would feel: faults of the provider, and its clock. */
export async function startOwnCloud() {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../infra/checks/test-cloud.ts')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`It did not start (status ${code})`)));
  });
  return {
    ...saidSchema.parse(JSON.parse(line)),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
    },
  };
}
