import { mustBeEditable, ownersItems } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** Writes that are under way at once. */
const atOnce = 20;

/** Each price is changed by itself, and only where it is still what the owner saw in the preview. */
export const changePrices: CatalogueVerb<'changePrices'> = async ({ body }, owner, tools) => {
  const { store, clock } = tools;
  const ids = body.changes.map(({ id }) => id);
  await mustBeEditable('items', owner.userId, ids, tools);
  const skipped: string[] = [];
  for (let at = 0; at < body.changes.length; at += atOnce) {
    await Promise.all(
      body.changes.slice(at, at + atOnce).map(async ({ id, from, to }) => {
        const cents = (dollars: number) => Math.round(dollars * 100);
        const done = await store.changePrice(owner.userId, id, cents(from), cents(to), clock());
        if (!done) skipped.push(id);
      }),
    );
  }
  return { items: await ownersItems(owner.userId, tools), skipped };
};
