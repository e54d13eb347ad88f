import { form, newOwner, type Answer, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';

export type Kind = 'restaurants' | 'menus' | 'categories' | 'items';

export const create = (me: TestOwner, kind: Kind, name: string): Promise<Answer> =>
  kind === 'items'
    ? me.send('POST', '/api/menus/items', form({ name, price: '5' }))
    : me.send('POST', `/api/${kind}`, { name });

export async function countOf(me: TestOwner, kind: Kind): Promise<number> {
  const { json } = await me.send('GET', kind === 'items' ? '/api/menus/all-items' : `/api/${kind}`);
  return kind === 'items' ? json.items.length : json.length;
}

export async function fill(me: TestOwner, kind: Kind, count: number): Promise<void> {
  if (kind === 'items') await manyDishes(me, count);
  else for (let at = 0; at < count; at += 1) await create(me, kind, `Number ${at}`);
}

export const ownerOn = async (plan: 'free' | 'pro'): Promise<TestOwner> => {
  const me = await newOwner();
  if (plan === 'pro') await givePlan(me, proPlan);
  return me;
};

export const counts = (answers: readonly Answer[]) => [
  answers.filter(({ status }) => status === 201).length,
  answers.filter(({ status }) => status === 403).length,
];

/** Six concurrent creates for one free slot: how many succeeded or failed, the errors, and the final count. */
export async function raceForTheLast(plan: 'free' | 'pro', kind: Kind, limit: number) {
  const me = await ownerOn(plan);
  await fill(me, kind, limit - 1);
  const race = Array.from({ length: 6 }, (_, at) => create(me, kind, `Late ${at}`));
  const answers = await Promise.all(race);
  const refusal: unknown = answers.find(({ status }) => status === 403)?.json;
  return { counts: counts(answers), refusal, there: await countOf(me, kind) };
}
