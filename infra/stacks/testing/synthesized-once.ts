import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import type { Stage } from '../stage.ts';

/**
 * A stack's template, synthesized once per test run and shared: a stack takes a second, and a dozen test files read the
 * same ones. It is deleted with the run's data.
 */
export function synthesizedOnce(name: string, stage: Stage, synthesize: () => Template): Template {
  const { MENULEAF_TEST_DATA: data } = process.env;
  if (data === undefined) return synthesize();
  const folder = join(data, 'templates');
  const key = createHash('sha256')
    .update(JSON.stringify([name, stage]))
    .digest('hex');
  const file = join(folder, `${key}.json`);
  if (existsSync(file)) return Template.fromJSON(JSON.parse(readFileSync(file, 'utf8')));
  const template = synthesize();
  mkdirSync(folder, { recursive: true });
  // Atomic: another worker may be reading.
  const written = join(folder, randomUUID());
  writeFileSync(written, JSON.stringify(template.toJSON()));
  renameSync(written, file);
  return template;
}
