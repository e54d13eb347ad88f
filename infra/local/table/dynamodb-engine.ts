import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

/**
 * Adds indexes that the engine's database lacks. Each write queries the stream's greatest sequence number, and each
 * poll the records after one: without an index both scan the whole stream, so that a write took 28 ms after 10,000
 * others. Call it once the engine has created its tables; the engine does not need to know.
 */
function indexStream(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  try {
    database.exec(`
      CREATE INDEX IF NOT EXISTS stream_by_number
        ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS stream_by_shard
        ON _stream_records (table_name, shard_id, sequence_number);
    `);
  } finally {
    database.close();
  }
}

export type Engine = { url: string; close: () => Promise<void> };

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

function binary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch {
    throw new Error(
      `There is no embedded DynamoDB for ${process.platform}-${process.arch} (${name}). ` +
        'Run `npm ci`, or start DynamoDB Local and set AWS_ENDPOINT_URL_DYNAMODB to it.',
    );
  }
}

/** Kills the engine that a killed run left behind, identified by its pid file and program name. */
function endOrphan(pidFile: string): void {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('dynoxide')) {
    process.kill(pid, 'SIGKILL');
  }
  rmSync(pidFile);
}

/** Starts the engine on a database file in `folder`, or uses the one at AWS_ENDPOINT_URL_DYNAMODB. */
export async function startEngine(folder: string): Promise<Engine> {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (given) {
    const { hostname } = new URL(given);
    if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
      throw new Error(`AWS_ENDPOINT_URL_DYNAMODB=${given} is not on this machine`);
    }
    return { url: given, close: async () => {} };
  }
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'engine.pid');
  endOrphan(pidFile);
  const port = await freePort();
  const databaseFile = join(folder, 'table.db');
  const args = ['serve', '--port', String(port), '--db-path', databaseFile];
  // In a group of its own: Ctrl-C would end it before its clients.
  const child = spawn(binary(), args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.pid) writeFileSync(pidFile, String(child.pid));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (child.exitCode !== null || tries > 250)
      throw new Error(`DynamoDB did not start: ${complaint}`);
    await wait(20);
  }
  indexStream(databaseFile);
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(pidFile, { force: true });
  };
  return { url, close };
}

const answers = (url: string) =>
  fetch(url, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  );
