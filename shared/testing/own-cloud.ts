import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';

const cloudInfo = z.object({
  origin: z.string(),
  endpoints: z.record(z.string(), z.string()),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  environments: z.record(z.string(), z.record(z.string(), z.string())),
});

/** It ends with its parent; a test that failed before closing it must not wait for it. */
function letGo(child: ChildProcessByStdio<Writable, Readable, null>) {
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
}

/**
 * A separate local cloud, for what would affect all tests: provider faults and its clock. The runner of the shared cloud
 * says which program that is, since its path isn't known here.
 */
export async function startOwnCloud(program = process.env.MENULEAF_TEST_CLOUD ?? '') {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`It did not start (status ${code})`)));
  });
  letGo(child);
  return {
    ...cloudInfo.parse(JSON.parse(line)),
    pid: child.pid ?? 0,
    close: async () => {
      child.ref();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
    },
  };
}
