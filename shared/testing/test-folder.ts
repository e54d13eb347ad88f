import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the tests of a file, which goes with them. What works in it is closed by a hook that stands before. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
