import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** False for a zombie process, or for another program that reused the pid. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (!existsSync('/proc/self/cmdline')) return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}

/** Locks a data folder for one process. A lock whose process is gone (kill -9) is ignored. */
export function lockData(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'running.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid && pid !== process.pid && isRunning(pid)) {
    throw new Error(
      `Menuleaf already runs on ${dataDir} (process ${pid}). Stop it, or set MENULEAF_DATA to another folder`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
