import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 86_400_000;

/**
 * Removes what was synthesized to a folder, but for the bundles (`asset.*`) of the last day: a cloud that runs loads a
 * function when it is first called. Bundles are named after what is in them.
 */
export function clearOutput(folder: string, now = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isRecent = now - statSync(path).mtimeMs < dayMs;
    if (!name.startsWith('asset.') || !isRecent) rmSync(path, { recursive: true });
  }
}
