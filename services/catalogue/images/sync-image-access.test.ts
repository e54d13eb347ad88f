import { log } from '@menuleaf/shared/server/log/log.ts';
import { syncImageAccess } from './sync-image-access.ts';

jest.spyOn(log, 'info').mockImplementation(() => {});

/** An owner with two images; `beforeTag` may change the plan, or run a concurrent sync. */
function owner(beforeTag: (image: string, withheld: boolean) => Promise<void> = async () => {}) {
  const state = { planType: 'pro' as 'pro' | 'free' };
  const barred = new Map<string, boolean>();
  const context = {
    closing: { imagesOf: async () => ['soup', 'stew'] },
    catalogue: {
      entitlement: async () => ({
        planType: state.planType,
        cancelledAtPeriodEnd: false,
        pastDue: false,
        endsAt: null,
      }),
    },
    images: {
      withhold: async (images: string[], withheld: boolean) => {
        for (const image of images) {
          await beforeTag(image, withheld);
          barred.set(image, withheld);
        }
      },
    },
    clock: () => new Date(),
  };
  return { state, barred, follow: () => syncImageAccess('ada', context) };
}

const both = (withheld: boolean) => [
  ['soup', withheld],
  ['stew', withheld],
];

test('what is told twice, or late, leaves images as the plan is by now', async () => {
  const { state, barred, follow } = owner();
  state.planType = 'free';
  await follow();
  await follow();
  expect([...barred]).toEqual(both(true));
  state.planType = 'pro';
  await follow();
  expect([...barred]).toEqual(both(false));
});

test('a plan that changes while it is followed is followed to its end', async () => {
  const between: unknown[] = [];
  const one = owner(async (image, withheld) => {
    // A concurrent sync runs and finishes first.
    if (image === 'stew' && !withheld && one.state.planType === 'pro') {
      one.state.planType = 'free';
      await one.follow();
      between.push([...one.barred]);
    }
  });
  await one.follow();
  expect(between).toEqual([both(true)]);
  expect([...one.barred]).toEqual(both(true));
});
