import * as z from 'zod';
import { countBusiness, countCrash } from './count-business.ts';

const written: string[] = [];
beforeAll(() => {
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'false';
  process.env['POWERTOOLS_METRICS_NAMESPACE'] = 'menuleaf-test';
  process.env['POWERTOOLS_SERVICE_NAME'] = 'identity';
  // The line bypasses the console that Lambda wraps.
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterAll(() => {
  jest.restoreAllMocks();
});

test('what happened is a line that CloudWatch counts by stage and slice, and holds nothing else', async () => {
  await countBusiness('SignUps');
  const said = written.filter((text) => text.includes('SignUps'));
  expect(said).toHaveLength(1);
  const metrics: unknown = JSON.parse(said[0] ?? '');
  expect(metrics).toMatchObject({
    service: 'identity',
    SignUps: 1,
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: 'menuleaf-test',
          Dimensions: [['service']],
          Metrics: [{ Name: 'SignUps', Unit: 'Count' }],
        },
      ],
    },
  });
  expect(Object.keys(z.looseObject({}).parse(metrics)).toSorted()).toEqual([
    'SignUps',
    '_aws',
    'service',
  ]);
});

test('a crash of a page is counted by the front end that it is of', async () => {
  await countCrash('dashboard');
  const [said = ''] = written.filter((text) => text.includes('Crashes'));
  expect(JSON.parse(said)).toMatchObject({
    service: 'identity',
    remote: 'dashboard',
    Crashes: 1,
    _aws: { CloudWatchMetrics: [{ Dimensions: [['service', 'remote']] }] },
  });
});
