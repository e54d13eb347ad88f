import { alike, identity, type Guard } from './guard.ts';

const inPeople = `${identity}people/`;
const passkeys = `${identity}passkeys/`;

export const people: Guard[] = [
  {
    promise: 'A role is asked for before a call is answered',
    file: 'shared/server/http/serve.ts',
    line: 'else await mustBeAllowed(owner, route.call, event.pathParameters?.id);',
    without: 'else void mustBeAllowed;',
    noticedBy: [`${inPeople}people.api`, 'infra/torture/roles'],
  },
  ...alike({ noticedBy: [`${inPeople}people.api`] }, [
    {
      promise: 'Who belongs to an account no more reaches nothing of it',
      file: 'shared/server/session/owner-session.ts',
      line: 'if (!inAccount) throw notAuthenticated();',
      without: `if (!inAccount) {
      return { ...visitor, ...ids, role: 'owner', givenRole: 'owner', restaurants: 'all' };
    }`,
    },
    {
      promise: 'On Free one person works beside the owner',
      file: 'shared/server/session/role-in-account.ts',
      line: "const role = isKept ? givenRole : stays_on_free ? 'kitchen' : 'reader';",
      without: 'void [isKept, stays_on_free];\n  const role = givenRole;',
    },
    {
      promise: 'Who is limited to some restaurants reaches no other one',
      file: 'shared/server/http/role-check.ts',
      line: 'if (isOfRestaurant) mustHaveRestaurant(owner, restaurantId);',
      without: 'void mustHaveRestaurant;',
    },
    {
      promise: 'An invitation is for whom it was sent to',
      file: `${inPeople}accept-invitation.ts`,
      line: 'if (canonicalEmail(user.email) !== canonicalEmail(invitation.email)) {',
      without: 'if (!canonicalEmail(user.email)) {',
    },
    {
      promise: 'An invitation lets one person in, once',
      file: `${inPeople}accept-invitation.ts`,
      line: 'peopleActions.removeInvitation(accountId, invitation.id),\n',
    },
    {
      promise: 'An account has no more people than its plan has places',
      file: `${inPeople}invite.ts`,
      line: 'mustHaveRoom({',
      without: 'void mustHaveRoom;\n    void ({',
    },
  ]),
  {
    promise: 'Who has handed an account over and was removed has it no more',
    file: 'shared/server/session/role-in-account.ts',
    line: 'return member.is_out ? undefined : rolesOnPlan(member, plan, now);',
    without: 'return rolesOnPlan(member, plan, now);',
    noticedBy: [`${inPeople}hand-over.api`],
  },
  ...alike({ file: `${inPeople}people-store.ts` }, [
    {
      promise: 'Of two changes of an account’s people the second sees the first',
      line: "ConditionExpression: seen === 0 ? 'attribute_not_exists(revision)' : 'revision = :seen',",
      without: `ConditionExpression:
      seen === 0
        ? 'attribute_exists(pk) OR attribute_not_exists(pk)'
        : 'revision = :seen OR attribute_exists(pk)',`,
    },
    {
      promise: 'Who closed their account leaves no row by leaving another one',
      line: `        UpdateExpression: 'DELETE member_of :account',
        ConditionExpression: 'attribute_exists(pk)',
`,
      without: `        UpdateExpression: 'DELETE member_of :account',
`,
    },
    {
      promise: 'Nobody hands an account to who has closed their own',
      line: "      { ConditionCheck: { Key: userKey(to.user_id), ConditionExpression: 'attribute_exists(pk)' } },\n",
    },
    {
      promise: 'Nobody hands an account over who has closed their own',
      line: `          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: {
            ':accounts': new Set([accountId]),
            ':account': accountId,
            ...(newHome`,
      without: `          ExpressionAttributeValues: {
            ':accounts': new Set([accountId]),
            ':account': accountId,
            ...(newHome`,
    },
    {
      promise: 'Who closed their account joins no other one',
      line: `        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':accounts': new Set([accountId]),
          ':account': accountId,
          ':yes': true,`,
      without: `        ExpressionAttributeValues: {
          ':accounts': new Set([accountId]),
          ':account': accountId,
          ':yes': true,`,
    },
    {
      promise: 'Who closed their account leaves no row by opening another one',
      line: `        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':account': accountId },`,
      without: "        ExpressionAttributeValues: { ':account': accountId },",
    },
  ]),
  {
    promise: 'A password is asked for before an account is handed over',
    file: `${identity}signed-in-user.ts`,
    line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    noticedBy: [`${inPeople}hand-over.api`],
  },
  {
    promise: 'Nobody closes their sign-in who owns another account',
    file: `${identity}account/delete-account.ts`,
    line: 'if (!personStays && (await ownsOthers(user, now, store))) {',
    without: 'if (!ownsOthers) {',
    noticedBy: [`${inPeople}hand-over.api`],
  },
  {
    promise: 'Who joins their first account while closing is not left in it',
    file: `${inPeople}closing-store.ts`,
    line: "{ Key: userKey(userId), ConditionExpression: 'attribute_not_exists(member_of)' }",
    without: '{ Key: userKey(userId) }',
    noticedBy: [`${inPeople}people-store`],
  },
  {
    promise: 'Who joins a further account while closing is not left in it',
    file: `${inPeople}closing-store.ts`,
    line: "ConditionExpression: 'member_of = :seen',",
    noticedBy: [`${inPeople}people-store`],
  },
  {
    promise: 'A password is asked for before a passkey is made',
    file: `${identity}signed-in-user.ts`,
    line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    noticedBy: [`${passkeys}passkeys.api`],
  },
  ...alike({ file: `${passkeys}passkeys-store.ts` }, [
    {
      promise: 'What a passkey signs is used up by the first who brings it',
      line: 'await table.take(challengeKey(challenge))',
      without: 'await table.get(challengeKey(challenge))',
    },
    {
      promise: 'What a passkey signs is good for what it was made for, and in time',
      line: 'return taken?.made_for === madeFor && taken.expires_at * 1000 > now.getTime();',
      without: 'void [madeFor, now];\n      return taken !== undefined;',
    },
    {
      promise: 'A copy of a passkey signs nobody in',
      line: "ConditionExpression: '#counter = :before',",
    },
    {
      promise: 'A passkey is written over by none',
      line: "              ConditionExpression: 'attribute_not_exists(pk)',\n",
    },
    {
      promise: 'Who closed their account gets no passkey',
      line: "          { ConditionCheck: { Key: userKey(userId), ConditionExpression: 'attribute_exists(pk)' } },\n",
    },
    {
      promise: 'A passkey that was removed does not come back by its name',
      line: `          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#name': 'name' },`,
      without: "          ExpressionAttributeNames: { '#name': 'name' },",
    },
    {
      promise: 'Who removes a passkey that is not there is told so',
      line: "{ ConditionExpression: 'attribute_exists(pk)' }),",
      without: '{}),',
    },
  ]),
  {
    promise: 'A session that was ended does not come back by being used',
    file: `${identity}sign-in-store.ts`,
    line: `          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':hour': hourOf(now) },`,
    without: "          ExpressionAttributeValues: { ':hour': hourOf(now) },",
  },
  {
    promise: 'One account cannot use up what all others need',
    file: 'shared/server/http/account-limit.ts',
    line: 'await countTry(table, keyOf(accountId), limit, at);',
    without: 'void [countTry, limit];',
  },
];
