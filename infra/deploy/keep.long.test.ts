import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningRelease } from './running-release.ts';
import { startFakeAws } from './testing/fake-aws.ts';

const folder = mkdtempSync(join(tmpdir(), 'menuleaf-keep-'));
const manifestFile = join(folder, 'manifest.json');
const stack = 'Menuleaf-prod-billing-Service';

/** A fake AWS: the builds kept in the bucket, and the files served, by content. */
const aws = {
  builds: { old: 'bytes-1', fresh: 'bytes-2' } as Record<string, string>,
  served: 'bytes-2',
};

const contents = () =>
  Object.entries(aws.builds)
    .map(
      ([build, tag], at) =>
        `<Contents><Key>builds/billing/${build}/remoteEntry.js</Key><ETag>${tag}</ETag><LastModified>2026-01-0${at + 1}T00:00:00Z</LastModified></Contents>`,
    )
    .join('');
const list = () =>
  `<ListBucketResult><IsTruncated>false</IsTruncated>${contents()}</ListBucketResult>`;
const stacks = () =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${stack}</StackName><StackId>arn:aws:cloudformation:us-east-1:123456789012:stack/${stack}/one</StackId></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const parameters = () =>
  JSON.stringify({ Parameters: [{ Name: '/menuleaf/prod/remotes-bucket', Value: 'remotes' }] });

function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  if (headers['x-amz-target'] === 'AmazonSSM.GetParameters') return response.end(parameters());
  if (method === 'HEAD' && url.startsWith('/remotes/remotes/billing/remoteEntry.js')) {
    return response.writeHead(200, { etag: aws.served }).end();
  }
  if (url.startsWith('/remotes?') || url.startsWith('/remotes/?')) return response.end(list());
  return response.end(stacks());
}

let close: () => Promise<void>;
beforeAll(async () => {
  close = await startFakeAws((request, response) => {
    request.resume().on('end', () => void answer(request, response));
  });
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** CDK's output after a deployment. */
const deploy = (name: string) => {
  const stackTemplateAssetObjectUrl =
    's3://cdk-assets-${AWS::AccountId}-${AWS::Region}/template.json';
  const artifacts = { [name]: { properties: { stackTemplateAssetObjectUrl } }, Tree: {} };
  writeFileSync(manifestFile, JSON.stringify({ artifacts }));
};
beforeEach(() => {
  aws.served = 'bytes-2';
  deploy(stack);
});

const kept = () => runningRelease('prod', 'billing', manifestFile);

test('what is kept is the template where CDK put it, and the build that browsers are given', async () => {
  expect(await kept()).toEqual({
    template: 's3://cdk-assets-123456789012-us-east-1/template.json',
    build: 'fresh',
  });
  aws.served = 'bytes-1';
  expect(await kept()).toMatchObject({ build: 'old' });
});

test('nothing is kept of a slice that was not deployed from here, or is in the midst of it', async () => {
  deploy('Menuleaf-prod-support-Service');
  await expect(kept()).rejects.toThrow(`${stack} was not deployed from this working tree`);
  deploy(stack);
  aws.served = 'bytes-3';
  await expect(kept()).rejects.toThrow('What is served of billing is none of its builds');
});

/** The command as a pipeline runs it. */
function keep(...args: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'keep.ts'), ...args], {
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve) => {
    child.on('exit', (status) => resolve({ status, said }));
  });
}

test.each([
  [['--stage', 'prod'], 'npm run keep -w services/<slice> -- --stage <name>'],
  [['--slice', 'billing', '--stage', 'prodd'], 'There is no stage prodd'],
])('the command refuses %j, and fails', async (args, reason) => {
  const { status, said } = await keep(...args);
  expect([status, said]).toEqual([1, expect.stringContaining(reason)]);
});
