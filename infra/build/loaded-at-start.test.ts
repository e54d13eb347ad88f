import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { loadedAtStart } from './loaded-at-start.ts';

const services = join(import.meta.dirname, '../../services');
const entriesOf = (slice: (typeof slices)[number]) =>
  [{ entry: 'handler' }, ...definitionOf(slice).eventFunctions].map(({ entry }) => entry);
const functions = slices.flatMap((slice) =>
  entriesOf(slice).map((entry) => [slice, entry] as const),
);

/** KiB. Session, table, validation and logging take 240. */
const most = 320;

/** Exceptions with their reasons. */
const bounds: Record<string, { most: number; because: string }> = {
  'identity/handler': {
    most: 325,
    because:
      'the contracts of people, sign-ins and keys are 6 KiB; what answers them is loaded later',
  },
  'catalogue/handler': {
    most: 374,
    because:
      'its calls and their contracts are 76 KiB; words that suggest allergens, which each dish is held against, 20',
  },
};
const ofPages = {
  most: 538,
  because:
    'it renders pages, by React, in eleven themes, with special hours and their script; words that suggest allergens are 13 KiB',
};

const boundOf = (slice: string, entry: string) =>
  (slice === 'public-menu' ? ofPages : bounds[`${slice}/${entry}`])?.most ?? most;

describe('what a start loads', () => {
  test.each(functions)('%s/%s is within its bound', async (slice, entry) => {
    const { start } = await loadedAtStart(join(services, slice, 'dist', entry));
    expect(start / 1024).toBeLessThanOrEqual(boundOf(slice, entry));
  });

  test('the announcer is within its bound', async () => {
    const { start } = await loadedAtStart(join(services, '../infra/events/dist/announcer'));
    expect(start / 1024).toBeLessThanOrEqual(most);
  });

  test.each(functions)('%s/%s brings in no client that a call may do without', async (...of) => {
    const { byPackage } = await loadedAtStart(join(services, of[0], 'dist', of[1]));
    const clients = [...byPackage.keys()].filter((name) => name.startsWith('@aws-sdk/client-'));
    expect(clients).toEqual(['@aws-sdk/client-dynamodb']);
    expect([...byPackage.keys()]).not.toContain('stripe');
  });
});
