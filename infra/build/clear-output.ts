import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 86_400_000;

/**
 * Clears a synthesis folder, except bundles (`asset.*`) from the last day: a running cloud loads functions on first
 * call. Bundle names are content hashes.
 */
export function clearOutput(folder: string, now = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isRecent = now - statSync(path).mtimeMs < dayMs;
    if (!name.startsWith('asset.') || !isRecent) rmSync(path, { recursive: true });
  }
}
