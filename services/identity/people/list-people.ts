import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { PeopleHandler } from '../context.ts';
import { allMembers, invitationReply, personReply } from './people.ts';

export const listPeople: PeopleHandler<'listPeople'> = async (
  _input,
  { accountId },
  { store, clock },
) => {
  const [people, names] = await Promise.all([
    store.people(accountId, clock()),
    store.restaurantNames(accountId),
  ]);
  const members = allMembers(accountId, people);
  const cards = await store.cards(members.map(({ user_id }) => user_id));
  return {
    people: members.map((one) => personReply(one, cards.get(one.user_id), people.planType)),
    invitations: people.invitations.map((one) => invitationReply(one, people)),
    limit: plans[people.planType].people,
    plan_type: people.planType,
    restaurants: [...names].map(([id, name]) => ({ id, name })),
  };
};
