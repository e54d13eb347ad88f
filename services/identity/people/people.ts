import type { Invitation, Person } from '@menuleaf/shared/contracts/people.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { StoredMember } from '@menuleaf/shared/server/session/role-in-account.ts';
import { onWire } from '../accounts.ts';
import type { People, StoredInvitation } from './people-store.ts';

export type Card = { full_name: string; email: string };

/** An account without invitations so far has no row for its owner. */
export const ownerOf = (accountId: string, { members }: People): StoredMember =>
  members.find(({ role }) => role === 'owner') ?? { user_id: accountId, role: 'owner' };

/** An account's members, owner first. */
export const allMembers = (accountId: string, people: People): StoredMember[] => [
  ownerOf(accountId, people),
  ...people.members
    .filter(({ role }) => role !== 'owner')
    .toSorted((a, b) => (a.joined_at ?? '').localeCompare(b.joined_at ?? '')),
];

/** A role as limited by the plan. */
const effectiveRole = (
  { role, stays_on_free = false }: StoredMember,
  planType: People['planType'],
) => {
  if (planType === 'pro' || role === 'owner') return role;
  return stays_on_free ? 'kitchen' : 'reader';
};

export const personReply = (
  member: StoredMember,
  card: Card | undefined,
  planType: People['planType'],
): Person => ({
  id: member.user_id,
  full_name: card?.full_name ?? '',
  email: card?.email ?? '',
  role: member.role,
  restaurants: onWire(member.restaurants),
  joined_at: member.joined_at ?? null,
  stays_on_free: member.stays_on_free ?? false,
  acts_as: effectiveRole(member, planType),
});

/** An account's members, including its owner, excluding invitations. */
const countOf = ({ members }: People) => 1 + members.filter(({ role }) => role !== 'owner').length;

/** The role that an invitation gives under the plan of now; null while the plan has no place. */
export function joinsAs({ role }: StoredInvitation, people: People) {
  const { planType } = people;
  if (countOf(people) >= plans[planType].people) return null;
  const member = { user_id: '', role, stays_on_free: !isFreePlaceTaken(people) };
  return effectiveRole(member, planType);
}

export const invitationReply = (invitation: StoredInvitation, people: People): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  joins_as: joinsAs(invitation, people),
  restaurants: onWire(invitation.restaurants),
  expires_at: new Date(invitation.expires_at * 1000).toISOString(),
});

const noRoom = (planType: People['planType']) =>
  planType === 'free'
    ? 'Free plan allows only you and one person in the kitchen. Upgrade to Pro for up to 10 people.'
    : 'Pro plan allows only 10 people. Remove one to invite another.';

/** Throws 403 if the plan has no place left; open invitations count. */
export function mustHaveRoom(people: People): void {
  const { planType, invitations } = people;
  if (countOf(people) + invitations.length < plans[planType].people) return;
  throw new HttpError(403, noRoom(planType), { code: 'plan_limit' });
}

/** Throws 403 if the plan has lost the place since the invitation. */
export function mustHavePlace(people: People): void {
  if (countOf(people) < plans[people.planType].people) return;
  throw new HttpError(
    403,
    'This account has no place for another person just now. Ask its owner.',
    { code: 'plan_limit' },
  );
}

/** Throws 403 if the plan lacks the role. */
export function mustHaveRole(planType: People['planType'], role: string): void {
  if (planType === 'pro' || role === 'kitchen') return;
  throw new HttpError(
    403,
    'On the Free plan you can add one person to the kitchen. Upgrade to Pro for editors and managers.',
    { code: 'plan_feature' },
  );
}

/** Whether the one extra place on Free is taken. */
export const isFreePlaceTaken = ({ members }: People): boolean =>
  members.some(({ stays_on_free }) => stays_on_free === true);
