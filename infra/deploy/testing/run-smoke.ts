import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

const root = join(import.meta.dirname, '../../..');

/** The command as typed; the environment has the test's local cloud. */
export const smoke = (slice: Slice, ...args: string[]) =>
  promisify(execFile)(
    'npm',
    ['run', '--silent', 'smoke', '-w', `services/${slice}`, '--', ...args],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
  );

/** What it prints of a slice that answers. */
export const passed = (slice: Slice) =>
  new RegExp(
    `^${slice} answers at http://localhost:\\d+: \\d+ requests and [1-9]\\d* files; [1-9]\\d* pages opened`,
  );
