import { execFile } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crashedTitle, notLoadedTitle } from '@menuleaf/shared/contracts/pages/broken-page.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { startFakeAws } from './testing/fake-aws.ts';
import { passed, smoke } from './testing/run-smoke.ts';

test.each(slices)('%s passes its smoke test on the local cloud', async (slice) => {
  expect((await smoke(slice, '--stage', 'local')).stdout).toMatch(passed(slice));
});

describe('after a deployment of the platform', () => {
  /** What the fake AWS knows as good, and whether the slices' pages are there. */
  const stage = { good: ['billing'], isBroken: false, body: '' };

  function answer({ headers, url = '' }: IncomingMessage, body: string, response: ServerResponse) {
    const target = headers['x-amz-target'];
    if (target === 'AmazonSSM.GetParameters') {
      const [Value] = [`http://${headers.host}`];
      return response.end(
        JSON.stringify({ Parameters: [{ Name: '/menuleaf/local/public-url', Value }] }),
      );
    }
    if (target === 'AmazonSSM.GetParameterHistory') {
      const isGood = stage.good.some((slice) => body.includes(`/${slice}/`));
      const release = JSON.stringify({ commit: 'c', template: 's3://assets/one', build: 'b' });
      const known = { Parameters: [{ Version: 1, Value: release }] };
      response.statusCode = isGood ? 200 : 400;
      return response.end(JSON.stringify(isGood ? known : { __type: 'ParameterNotFound' }));
    }
    response.statusCode = stage.isBroken ? 503 : 200;
    response.setHeader('content-type', 'text/html');
    return response.end(`<p title="${url} main.0123abcd.js"></p><script></script>${stage.body}`);
  }

  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await startFakeAws((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => void answer(request, body, response));
    });
  });
  afterAll(() => close());

  const smokeAll = () =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'smoke.ts'), '--stage', 'local'],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    );

  test.each([
    ['throws', '<script>throw new Error("Skewed")</script>', 'Skewed'],
    ['says that it crashed', `<h2>${crashedTitle}</h2>`, crashedTitle],
    ['says that it did not load', `<h2>${notLoadedTitle}</h2>`, notLoadedTitle],
  ])('a page that %s in a browser stops the pipeline', async (_, body, said) => {
    stage.body = body;
    await expect(smokeAll()).rejects.toThrow(`/pricing in a browser: ${said}`);
    stage.body = '';
  });

  test('every slice that had a good release is asked, and one that fails stops the pipeline', async () => {
    expect((await smokeAll()).stdout).toMatch(/^billing answers at .+; 2 pages opened\n$/);
    stage.isBroken = true;
    await expect(smokeAll()).rejects.toThrow('answers 503 instead of 200');
    stage.good = [];
    expect((await smokeAll()).stdout).toContain('No slice has had a good release on local yet');
  });
});
