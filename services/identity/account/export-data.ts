import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { numbered, type Numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { choicesOf, priceOf } from '@menuleaf/shared/menu/prices/stored-price.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { accountOf, userReply } from '../accounts.ts';
import { signedInUser } from '../signed-in-user.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { allMembers, invitationReply, personReply } from '../people/people.ts';

/** Bytes of items per response: the longest categories in all languages with their lists take another 4 MB. */
const itemBytes = 1_500_000;

/** Prices as entered, not as stored. */
const withPrices = (stored: Numbered<StoredItem>) => {
  const { price_thousandths: _fine, choices: _choices, ...item } = stored;
  return { ...item, price: priceOf(stored), choices: choicesOf(stored) };
};

/** The account's members, and the owner's sessions. */
async function peopleOf(owner: Owner, now: Date, { store }: PeopleContext) {
  const { accountId, userId } = owner;
  const [people, sessions] = await Promise.all([
    store.people(accountId, now),
    store.openSessions(userId, now),
  ]);
  const members = allMembers(accountId, people);
  const cards = await store.cards(members.map(({ user_id }) => user_id));
  return {
    people: members.map((one) => personReply(one, cards.get(one.user_id), people.planType)),
    invitations: people.invitations.map((one) => invitationReply(one, people)),
    sign_ins: sessions.flatMap(({ opened }) => (opened ? [opened] : [])),
  };
}

export const exportData: PeopleHandler<'exportData'> = async ({ query }, owner, context) => {
  const { store, clock } = context;
  const now = clock();
  const isFirst = query.cursor === undefined;
  const [user, plan, catalogue, api_keys, webhooks] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.accountId, now),
    store.catalogue(owner.accountId),
    isFirst ? store.apiKeys(owner.accountId) : [],
    isFirst ? store.webhooks(owner.accountId) : [],
  ]);
  const { categories, items } = numbered(catalogue);
  const { page, next_cursor } = pageBySize(items, query, itemBytes);
  const beside = isFirst ? await peopleOf(owner, now, context) : {};
  return {
    ...beside,
    format: 'menuleaf-export-1' as const,
    exported_at: now.toISOString(),
    user: userReply(user, plan, accountOf(owner)),
    restaurants: isFirst ? catalogue.restaurants : [],
    menus: isFirst ? catalogue.menus : [],
    categories: isFirst ? categories : [],
    items: page.map(withPrices),
    api_keys,
    webhooks,
    next_cursor,
  };
};
