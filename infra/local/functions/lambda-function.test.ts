import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LambdaFunction } from './lambda-function.ts';
import { Sandboxes } from './sandboxes.ts';

const code = `export const handler = async (event) => {
  if (event.do === 'throw') throw new Error('thrown');
  if (event.do === 'exit') process.exit(3);
  if (event.do === 'loop') for (;;);
  if (event.do === 'hoard') { const all = []; for (;;) all.push(new Array(100000).fill(event)); }
  console.log('said', event.do);
  return { name: process.env.NAME, home: process.env.HOME ?? 'none' };
};`;

let fn: LambdaFunction;

function open(timeoutMs: number) {
  const file = join(mkdtempSync(join(tmpdir(), 'menuleaf-fn-')), 'index.mjs');
  writeFileSync(file, code);
  const env = { NAME: 'synthesized' };
  const url = pathToFileURL(file).href;
  return new LambdaFunction({
    name: 'fn',
    file: url,
    exported: 'handler',
    env,
    memoryMb: 64,
    sandboxes: new Sandboxes(),
    timeoutMs,
  });
}

beforeEach(() => {
  // A busy machine takes seconds to fill even a small memory.
  fn = open(60_000);
});

afterEach(() => fn.close());

describe('a function', () => {
  test('sees its synthesized variables and none of the machine’s', async () => {
    expect(await fn.invoke({ do: 'work' })).toEqual({ name: 'synthesized', home: 'none' });
  });

  test('gives its memory back while it rests, and starts anew', async () => {
    await fn.invoke({ do: 'work' });
    const began = fn.started;
    await fn.closeIdle();
    await fn.closeIdle();
    expect(await fn.invoke({ do: 'work' })).toMatchObject({ name: 'synthesized' });
    expect([began, fn.started]).toEqual([1, 2]);
  });

  test.each([
    ['throw', 'thrown'],
    ['exit', 'exited with status 3'],
    ['hoard', 'memory'],
  ])('contains a %s, and serves the next event', async (what, reason) => {
    await expect(fn.invoke({ do: what })).rejects.toThrow(reason);
    expect(await fn.invoke({ do: 'work' })).toMatchObject({ name: 'synthesized' });
  });

  test('contains a loop, and serves the next event', async () => {
    await fn.close();
    fn = open(3000);
    await expect(fn.invoke({ do: 'loop' })).rejects.toThrow('timed out after 3.00 seconds');
    expect(await fn.invoke({ do: 'work' })).toMatchObject({ name: 'synthesized' });
  });
});
