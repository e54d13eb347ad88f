import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port currently unused. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

const program = join(import.meta.dirname, 'host.ts');

export type CrashingHost = {
  origin: string;
  /** Kills it at once (SIGKILL), with or without its database. */
  kill: (alsoDatabase: boolean) => Promise<void>;
  /** Restarts it on the same data. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** A local cloud that can be killed and restarted with the same data and address. */
export async function openHost(): Promise<CrashingHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-crashes-'));
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [program, dataDir, String(port)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, NODE_OPTIONS: '', AWS_ENDPOINT_URL_DYNAMODB: '' },
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The host did not start (status ${code})`);
    });
    ended.catch(() => undefined);
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
  };
  const kill = async (alsoDatabase: boolean) => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    if (alsoDatabase) {
      const engine = readFileSync(join(dataDir, 'table', 'engine.pid'), 'utf8');
      process.kill(Number(engine), 'SIGKILL');
    }
    await exited;
  };
  await start();
  return {
    origin: `http://localhost:${port}`,
    kill,
    start,
    close: async () => {
      await kill(true);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
