import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { receiveEvent } from './receive-event.ts';
import { subscriber } from './webhook-ordering.ts';
import { reconcile } from './reconcile.ts';
import { planOfSubscriptions } from './subscription.ts';
import { expirePlan, syncPlan } from './sync-plan.ts';

test.each([
  ['a newer one', 'cancel', { plan_type: 'pro', cancelled_at_period_end: true }],
  ['one that changed nothing', 'end', { plan_type: 'free', subscription_id: null }],
] as const)('an answer that was overtaken by %s does not stay', async (_, next, truth) => {
  const onItsWay = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  let answers = 0;
  const { userId, model, store, context } = await subscriber(isolatedTable(), () => {
    answers += 1;
    if (answers > 1) return 0;
    onItsWay.resolve();
    return arrives.promise;
  });
  model.change('pay');
  const overtaken = syncPlan(userId, context);
  await onItsWay.promise;
  model.change(next);
  await syncPlan(userId, context);
  arrives.resolve();
  await overtaken;
  expect(await store.plan(userId)).toMatchObject(truth);
});

test('an event that comes again asks nobody and changes nothing', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  const event = model.change('pay');
  if (!event) throw new Error('nothing changed');
  await receiveEvent(event, context);
  const [asked, plan] = [model.asked, await store.plan(userId)];
  await receiveEvent(event, context);
  expect(model.asked).toBe(asked);
  expect(await store.plan(userId)).toEqual(plan);
});

test('an event that could not be applied is applied when it comes again', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  const event = model.change('pay');
  if (!event) throw new Error('nothing changed');
  model.goDown();
  await expect(receiveEvent(event, context)).rejects.toThrow('down');
  model.goDown(false);
  await receiveEvent(event, context);
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'pro' });
});

test('a confirmation that races its webhooks fulfils once', async () => {
  const { userId, model, store, context } = await subscriber(
    isolatedTable(),
    () => Math.random() * 5,
  );
  const event = model.change('pay');
  if (!event) throw new Error('nothing changed');
  const sessionId = 'object_0';
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? syncPlan(userId, context, sessionId) : receiveEvent(event, context),
    ),
  );
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'pro', version: 2 });
});

test('what the provider told and nobody heard is made good by the schedule, once', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  model.change('cancel');
  await reconcile(context);
  const plan = await store.plan(userId);
  expect(plan).toMatchObject({
    ...planOfSubscriptions(model.truth),
    cancelled_at_period_end: true,
  });
  const asked = model.asked;
  await reconcile(context);
  expect(await store.plan(userId)).toEqual(plan);
  // Only checks for anything new.
  expect(model.asked - asked).toBeLessThanOrEqual(2);
});

test('the cursor follows the events, and stays a little behind', async () => {
  const { model, store, context } = await subscriber(isolatedTable());
  const now = Math.floor(Date.now() / 1000);
  model.change('pay', now - 2000);
  model.change('cancel', now - 1000);
  model.change('resume', now - 100);
  await reconcile(context);
  expect(await store.cursor()).toMatchObject({ event_id: model.events[1]?.id });
});

test('an event that cannot be applied holds up no later one, and is applied once it can be', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  const now = Math.floor(Date.now() / 1000);
  const object = { id: 'in_1', customer: 'cus_broken' };
  const broken = { id: 'evt_broken', type: 'invoice.paid', created: now - 3000, data: { object } };
  model.events.push(broken);
  model.change('pay', now - 2000);
  model.change('cancel', now - 100);
  const { customer } = model.provider;
  const provider = {
    ...context.provider,
    customer: (id: string) =>
      id === 'cus_broken' ? Promise.reject(new Error('Not this customer')) : customer(),
  };
  const failing = { ...context, provider };
  await expect(reconcile(failing)).rejects.toThrow('Not everything could be reconciled');
  expect(await store.plan(userId)).toMatchObject({
    plan_type: 'pro',
    cancelled_at_period_end: true,
  });
  const reached = { event_id: model.events[1]?.id, failed: [broken.id] };
  expect(await store.cursor()).toMatchObject(reached);
  await expect(reconcile(failing)).rejects.toThrow('Not everything could be reconciled');
  expect(await store.cursor()).toMatchObject(reached);
  await reconcile(context);
  expect(await store.knowsEvent(broken.id)).toBe(true);
  expect(await store.cursor()).toMatchObject({ ...reached, failed: [] });
});

test('an event that failed is given up when the provider has forgotten it', async () => {
  const { store, context } = await subscriber(isolatedTable());
  const day = new Date().toISOString().slice(0, 10);
  await store.moveCursor({ event_id: null, failed: ['evt_old'], day });
  await reconcile(context);
  expect((await store.cursor())?.failed).toEqual([]);
});

test('where every event fails, those beyond a hundred are listed again', async () => {
  const { model, store, context } = await subscriber(isolatedTable());
  const now = Math.floor(Date.now() / 1000);
  const data = { object: { id: 'in_1', customer: 'cus_1' } };
  for (let at = 0; at < 150; at += 1) {
    const created = now - 100 * (150 - at);
    model.events.push({ id: `evt_${at}`, type: 'invoice.paid', created, data });
  }
  const customer = () => Promise.reject(new Error('Not this customer'));
  const failing = { ...context, provider: { ...context.provider, customer } };
  await expect(reconcile(failing)).rejects.toThrow('Not everything could be reconciled');
  expect((await store.cursor())?.failed).toHaveLength(100);
  await reconcile(context);
  const all = model.events.map(({ id }) => id);
  expect(await store.unknownEvents(all)).toEqual(new Set());
});

const dayMs = 86_400_000;
const later = (days: number) => () => new Date(Date.now() + days * dayMs);

test.each([
  ['that was cancelled, on the dot', ['pay', 'cancel'] as const, 29.9, 30.1],
  ['that could not be charged, after its grace', ['pay', 'fail'] as const, 36.9, 37.1],
])('with the provider down a plan ends by the clock: one %s', async (_, what, before, after) => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  for (const change of what) model.change(change);
  await reconcile(context);
  model.goDown();
  await reconcile({ ...context, clock: later(before) }).catch(() => undefined);
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'pro' });
  await expect(reconcile({ ...context, clock: later(after) })).rejects.toThrow(
    'Not everything could be reconciled',
  );
  const ended = await store.plan(userId);
  expect(ended).toMatchObject({ plan_type: 'free', due_day: null });
  await reconcile({ ...context, clock: later(after) }).catch(() => undefined);
  expect(await store.plan(userId)).toEqual(ended);
});

test('with the provider down a plan that should renew goes on for the days of grace', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  await reconcile(context);
  model.goDown();
  await reconcile({ ...context, clock: later(32) }).catch(() => undefined);
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'pro' });
  model.goDown(false);
  model.change('renew');
  model.events.length = 0;
  await reconcile({ ...context, clock: later(32.1) });
  const { ends_at } = planOfSubscriptions(model.truth);
  expect(await store.plan(userId)).toMatchObject({ ends_at, due_day: ends_at?.slice(0, 10) });
});

test('the clock ends no plan that was renewed since it was looked at', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  await syncPlan(userId, context);
  const renewedMeanwhile = {
    ...store,
    replacePlan: async (...change: Parameters<typeof store.replacePlan>) => {
      model.change('renew');
      await syncPlan(userId, context);
      return store.replacePlan(...change);
    },
  };
  const clock = later(40);
  expect(await expirePlan(userId, { store: renewedMeanwhile, clock })).toBe(false);
  const { ends_at } = planOfSubscriptions(model.truth);
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'pro', ends_at });
});

test('a plan is found under one day only, that of its end', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  const paid = await syncPlan(userId, context);
  model.change('renew');
  const renewed = await syncPlan(userId, context);
  expect(await store.dueOn(paid?.due_day ?? '')).toEqual([]);
  expect(await store.dueOn(renewed?.due_day ?? '')).toEqual([userId]);
  model.change('end');
  await syncPlan(userId, context);
  expect(await store.dueOn(renewed?.due_day ?? '')).toEqual([]);
});

test('a customer whom the provider does not know, as with a wrong key, keeps the plan until its end', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  const paid = await syncPlan(userId, context);
  const provider = { ...context.provider, subscriptions: () => Promise.resolve(undefined) };
  expect(await syncPlan(userId, { ...context, provider })).toEqual(paid);
  await syncPlan(userId, { ...context, provider, clock: later(40) });
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'free' });
});

test('a plan that could not be charged is charged no more once its grace is over', async () => {
  const { userId, model, store, context } = await subscriber(isolatedTable());
  model.change('pay');
  model.change('fail');
  await reconcile({ ...context, clock: later(36.9) });
  expect(model.truth).toMatchObject([{ status: 'past_due' }]);
  await reconcile({ ...context, clock: later(37.1) });
  expect(model.truth).toMatchObject([{ status: 'canceled' }]);
  expect(await store.plan(userId)).toMatchObject({ plan_type: 'free', subscription_id: null });
});
