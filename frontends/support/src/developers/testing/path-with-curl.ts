import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The subset of curl that the examples use, for machines without it; rejects any other option. */
const program = String.raw`#!${process.execPath}
const { parseArgs } = require('node:util');
const flag = { type: 'boolean' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'fail-with-body': flag,
    silent: flag,
    'show-error': flag,
    request: { type: 'string', default: 'GET' },
    header: { type: 'string', multiple: true, default: [] },
    data: { type: 'string' },
  },
});
const headers = values.header.map((line) => /^([^:]+): (.*)$/.exec(line).slice(1));
fetch(positionals[0], { method: values.request, headers, body: values.data }).then(async (reply) => {
  process.stdout.write(await reply.text());
  if (!reply.ok && values['fail-with-body']) process.exitCode = 22;
});
`;

/** A PATH with curl: the machine's own, or one with a stand-in first. */
export function pathWithCurl(): string {
  const { PATH = '' } = process.env;
  if (spawnSync('curl', ['--version']).status === 0) return PATH;
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-curl-'));
  const file = join(folder, 'curl');
  writeFileSync(file, program);
  chmodSync(file, 0o755);
  return `${folder}${delimiter}${PATH}`;
}
