import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { startLocalCloud } from './local-cloud.ts';

const folder = testFolder();

let deployments = 0;
/** The assembly with one stack's template text changed. */
function startWith(stack: string, change: (text: string) => string) {
  const name = `Menuleaf-local-${stack}.template.json`;
  const place = join(folder, String((deployments += 1)));
  const [cdkOut, dataDir] = [`${place}-out`, `${place}-data`];
  const text = readFileSync(join(localOutput, name), 'utf8');
  const wrong = change(text);
  if (wrong === text) throw new Error(`${name} is as it was`);
  mkdirSync(cdkOut);
  for (const file of readdirSync(localOutput)) {
    if (file !== name) symlinkSync(join(localOutput, file), join(cdkOut, file));
  }
  writeFileSync(join(cdkOut, name), wrong);
  return startLocalCloud({ cdkOut, port: 0, dataDir });
}

test('services answer nobody whose edge does not prove itself', async () => {
  const cloud = await startWith('Edge', (text) =>
    text.replaceAll('"HeaderName": "x-origin-secret"', '"HeaderName": "x-other"'),
  );
  try {
    const answer = await fetch(`${cloud.origin}/api/payments/pricing`);
    expect(answer.status).toBe(403);
  } finally {
    await cloud.close();
  }
});

test('buckets show the edge nothing under a key that AWS does not document', async () => {
  const cloud = await startWith('Foundation', (text) =>
    text.replaceAll('"AWS:SourceArn"', '"AWS:SourceAccount"'),
  );
  try {
    const answer = await fetch(`${cloud.origin}/`);
    expect(answer.status).not.toBe(200);
  } finally {
    await cloud.close();
  }
});

test.each<[string, string, (text: string) => string, string]>([
  [
    'an API without limits, which would take those of all others',
    'support-Service',
    (text) => text.replace('"ThrottlingRateLimit"', '"NoLimit"'),
    'ThrottlingRateLimit',
  ],
  [
    'a topic that no alarm may publish to',
    'Foundation',
    (text) => text.replace('"cloudwatch.amazonaws.com"', '"sns.amazonaws.com"'),
    'cloudwatch.amazonaws.com may not sns:Publish',
  ],
  [
    'a queue that shows a message while its function is still at it',
    'billing-Service',
    (text) => text.replace(/"VisibilityTimeout": \d+/, '"VisibilityTimeout": 1'),
    'shows a message again',
  ],
  [
    'a type that it does not know',
    'Events',
    (text) => text.replace('"AWS::Events::EventBus"', '"AWS::Events::Endpoint"'),
    'cannot serve AWS::Events::Endpoint',
  ],
  [
    'a resource that only some deployments have',
    'Events',
    (text) => text.replace('"Type": "AWS::Events::EventBus"', '"Condition": "Is", $&'),
    'Conditions are not evaluated locally',
  ],
])('%s stops the start', async (_, stack, change, reason) => {
  await expect(startWith(stack, change)).rejects.toThrow(reason);
});
