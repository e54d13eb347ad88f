import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { reportOf } from './suite.ts';

jest.setTimeout(300_000);

/** Tests that disturb a whole cloud get their own. */
let cloud: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  cloud = await startOwnCloud();
  Object.assign(process.env, cloud.endpoints, { MENULEAF_URL: cloud.origin });
  process.env.AWS_ACCESS_KEY_ID = cloud.credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = cloud.credentials.secretAccessKey;
});
afterAll(() => cloud.close());

test('what disturbs the cloud finds nothing', async () => {
  const { suites } = await import('./suites.ts');
  for (const [name, { isAlone, attack, tries }] of Object.entries(suites)) {
    if (!isAlone) continue;
    const all = reportOf(name, await attack({ numRuns: tries.few, seed: sameSeed }));
    process.stdout.write(`${all}\n`);
    expect(all).toMatch(/nothing found$/);
  }
});
