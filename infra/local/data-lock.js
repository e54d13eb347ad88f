import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** Not so for a killed process that nobody has collected yet, nor for another program with its number. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    if (!existsSync('/proc/self/cmdline')) return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}
/** One run at a time on a data folder. A lock whose process is gone (kill -9) counts as none. */
export function lockData(dataDir) {
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
