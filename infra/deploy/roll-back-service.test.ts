import type { IncomingMessage } from 'node:http';
import { readGoodReleases, writeGoodRelease } from './good-releases.ts';
import { rollBackService } from './roll-back-service.ts';
import { startFakeAws } from './testing/fake-aws.ts';

/** A fake AWS: the deployed version of the service, and the requests made. */
const aws = { deployed: 0, updates: [''], releases: [''] };

const template = (version: number | string) =>
  // The first release was made before the parameter was.
  JSON.stringify({ Resources: { version }, ...(version !== 1 && { Parameters: { AtOnce: {} } }) });
const release = (version: number) => ({
  commit: `commit-${version}`,
  template: `s3://assets/${version}.json`,
  build: `build-${version}`,
});

const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`;
const escaped = (text: string) => text.replaceAll('"', '&quot;');

/** CloudFormation, with form requests. */
const byForm: Record<string, (form: URLSearchParams) => string> = {
  GetTemplate: () => `<TemplateBody>${escaped(template(aws.deployed))}</TemplateBody>`,
  UpdateStack: (form) => {
    const parameter = form.get('Parameters.member.1.ParameterKey');
    const value = form.get('Parameters.member.1.ParameterValue');
    const given = parameter === null ? '' : ` ${parameter}=${value}`;
    aws.updates.push(`${form.get('StackName')} ${form.get('TemplateURL')}${given}`);
    return '<StackId>one</StackId>';
  },
  DescribeStacks: () =>
    '<Stacks><member><StackName>one</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>UPDATE_COMPLETE</StackStatus></member></Stacks>',
};

/** Systems Manager, with JSON requests. */
const byTarget: Record<string, (input: { Value?: string }) => unknown> = {
  'AmazonSSM.PutParameter': ({ Value = '' }) => {
    aws.releases.push(Value);
    return { Version: aws.releases.length };
  },
  'AmazonSSM.GetParameterHistory': () => ({
    Parameters: aws.releases.map((Value, at) => ({ Value, Version: at + 1 })),
  }),
};

async function answer(request: IncomingMessage): Promise<{ status?: number; body: string }> {
  const sent = Buffer.concat(await request.toArray()).toString();
  const target = request.headers['x-amz-target'];
  if (typeof target === 'string' && aws.releases.length === 0 && target.endsWith('History')) {
    return { status: 400, body: JSON.stringify({ __type: 'ParameterNotFound' }) };
  }
  if (typeof target === 'string' && byTarget[target]) {
    return { body: JSON.stringify(byTarget[target](JSON.parse(sent))) };
  }
  const [, version] = /^\/assets\/(\d)\.json/.exec(request.url ?? '') ?? [];
  if (version !== undefined) return { body: template(Number(version)) };
  const form = new URLSearchParams(sent);
  const action = form.get('Action') ?? '';
  return { body: xml(action, byForm[action]?.(form) ?? '') };
}

let close: () => Promise<void>;
beforeAll(async () => {
  close = await startFakeAws((request, response) => {
    void answer(request).then(({ status = 200, body }) => response.writeHead(status).end(body));
  });
});
afterAll(() => close());
beforeEach(() => {
  aws.updates = [];
  aws.releases = [];
});

const releases = [3, 2, 1].map(release);
const stack = 'Menuleaf-prod-billing-Service';
const update = (version: number) => `${stack} https://assets.s3.amazonaws.com/${version}.json`;

test('a service goes back at once: the alarm of the one that fails would stop a canary', async () => {
  aws.deployed = 3;
  await rollBackService(stack, releases, false);
  expect(aws.updates).toEqual([`${update(2)} AtOnce=yes`]);
});

test('a service goes back to the newest good release that differs from what runs', async () => {
  aws.deployed = 3;
  expect(await rollBackService(stack, [release(3), release(1)], false)).toEqual(release(1));
  expect(aws.updates).toEqual([update(1)]);
});

test('one that was never good goes back to the newest that was', async () => {
  aws.deployed = 4;
  expect(await rollBackService(stack, releases, true)).toEqual(release(3));
  expect(aws.updates).toEqual([`${update(3)} AtOnce=yes`]);
});

test('a pipeline whose deployment was rolled back by itself changes nothing', async () => {
  aws.deployed = 3;
  expect(await rollBackService(stack, releases, true)).toEqual(release(3));
  expect(aws.updates).toEqual([]);
});

test('without another good release it is refused', async () => {
  aws.deployed = 1;
  const only = rollBackService(stack, [release(1)], false);
  await expect(only).rejects.toThrow(`${stack} has no good release but the one that is deployed`);
  expect(aws.updates).toEqual([]);
});

test('good releases are remembered, the newest first', async () => {
  expect(await readGoodReleases('prod', 'billing')).toEqual([]);
  await writeGoodRelease('prod', 'billing', release(1));
  await writeGoodRelease('prod', 'billing', release(2));
  expect(await readGoodReleases('prod', 'billing')).toEqual([release(2), release(1)]);
});
