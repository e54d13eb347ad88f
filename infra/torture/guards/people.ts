import { inFile, noticed, noticedIn, identity, type Guard } from './guard.ts';

const inPeople = `${identity}people/`;
const passkeys = `${identity}passkeys/`;

export const people: Guard[] = [
  ...noticedIn('shared/server/http/serve.ts', [`${inPeople}people.api`, 'infra/torture/roles'], {
    'A role is asked for before a call is answered': [
      'else await mustBeAllowed(owner, route.call, event.pathParameters?.id);',
      'else void mustBeAllowed;',
    ],
  }),
  ...noticed([`${inPeople}people.api`], {
    'Who belongs to an account no more reaches nothing of it': {
      file: 'shared/server/session/owner-session.ts',
      line: 'if (!inAccount) throw notAuthenticated();',
      without: `if (!inAccount) {
      return { ...visitor, ...ids, role: 'owner', givenRole: 'owner', restaurants: 'all' };
    }`,
    },
    'On Free one person works beside the owner': {
      file: 'shared/server/session/role-in-account.ts',
      line: "const role = isKept ? givenRole : stays_on_free ? 'kitchen' : 'reader';",
      without: 'void [isKept, stays_on_free];\n  const role = givenRole;',
    },
    'Who is limited to some restaurants reaches no other one': {
      file: 'shared/server/http/role-check.ts',
      line: 'if (isOfRestaurant) mustHaveRestaurant(owner, restaurantId);',
      without: 'void mustHaveRestaurant;',
    },
    'An account has no more people than its plan has places': {
      file: `${inPeople}invite.ts`,
      line: 'mustHaveRoom({',
      without: 'void mustHaveRoom;\n    void ({',
    },
  }),
  ...noticedIn(`${inPeople}accept-invitation.ts`, [`${inPeople}people.api`], {
    'An invitation is for whom it was sent to': [
      'if (canonicalEmail(user.email) !== canonicalEmail(invitation.email)) {',
      'if (!canonicalEmail(user.email)) {',
    ],
    'An invitation lets one person in, once':
      'peopleActions.removeInvitation(accountId, invitation.id),\n',
  }),
  ...noticed([`${inPeople}hand-over.api`], {
    'Who has handed an account over and was removed has it no more': {
      file: 'shared/server/session/role-in-account.ts',
      line: 'return member.is_out ? undefined : rolesOnPlan(member, plan, now);',
      without: 'return rolesOnPlan(member, plan, now);',
    },
    'A password is asked for before an account is handed over': {
      file: `${identity}signed-in-user.ts`,
      line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    },
    'Nobody closes their sign-in who owns another account': {
      file: `${identity}account/delete-account.ts`,
      line: 'if (!personStays && (await ownsOthers(user, now, store))) {',
      without: 'if (!ownsOthers) {',
    },
  }),
  ...inFile(`${inPeople}people-store.ts`, {
    'Of two changes of an account’s people the second sees the first': [
      "ConditionExpression: seen === 0 ? 'attribute_not_exists(revision)' : 'revision = :seen',",
      `ConditionExpression:
      seen === 0
        ? 'attribute_exists(pk) OR attribute_not_exists(pk)'
        : 'revision = :seen OR attribute_exists(pk)',`,
    ],
    'Who closed their account leaves no row by leaving another one': [
      `        UpdateExpression: 'DELETE member_of :account',
        ConditionExpression: 'attribute_exists(pk)',
`,
      `        UpdateExpression: 'DELETE member_of :account',
`,
    ],
    'Nobody hands an account to who has closed their own':
      "      { ConditionCheck: { Key: userKey(to.user_id), ConditionExpression: 'attribute_exists(pk)' } },\n",
    'Nobody hands an account over who has closed their own': [
      `          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: {
            ':accounts': new Set([accountId]),
            ':account': accountId,
            ...(newHome`,
      `          ExpressionAttributeValues: {
            ':accounts': new Set([accountId]),
            ':account': accountId,
            ...(newHome`,
    ],
    'Who closed their account joins no other one': [
      `        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':accounts': new Set([accountId]),
          ':account': accountId,
          ':yes': true,`,
      `        ExpressionAttributeValues: {
          ':accounts': new Set([accountId]),
          ':account': accountId,
          ':yes': true,`,
    ],
    'Who closed their account leaves no row by opening another one': [
      `        ...setting({ last_account: accountId }),
        ConditionExpression: 'attribute_exists(pk)',`,
      '        ...setting({ last_account: accountId }),',
    ],
  }),
  ...noticedIn(`${inPeople}closing-store.ts`, [`${inPeople}people-store`], {
    'Who joins an account while closing is not left in it': [
      "const ConditionExpression = 'attribute_not_exists(member_of)';",
      "const ConditionExpression = 'attribute_exists(pk)';",
    ],
    'Who has closed their account leaves no row behind by leaving others': [
      `      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':left': new Set(left) },`,
      "      ExpressionAttributeValues: { ':left': new Set(left) },",
    ],
  }),
  ...noticedIn(`${identity}signed-in-user.ts`, [`${passkeys}passkeys.api`], {
    'A password is asked for before a passkey is made':
      'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
  }),
  ...inFile(`${passkeys}passkeys-store.ts`, {
    'What a passkey signs is used up by the first who brings it': [
      'await table.take(challengeKey(challenge))',
      'await table.get(challengeKey(challenge))',
    ],
    'What a passkey signs is good for what it was made for, and in time': [
      'return taken?.made_for === madeFor && taken.expires_at * 1000 > now.getTime();',
      'void [madeFor, now];\n      return taken !== undefined;',
    ],
    'A copy of a passkey signs nobody in': "ConditionExpression: '#counter = :before',",
    'A passkey that is removed while it signs in opens no session': [
      "ConditionExpression: 'attribute_exists(public_key)',",
      "ConditionExpression: 'attribute_exists(public_key) OR attribute_not_exists(public_key)',",
    ],
    'A passkey is written over by none':
      "              ConditionExpression: 'attribute_not_exists(pk)',\n",
    'Whose session or account has ended gets no passkey': [
      "ConditionExpression: 'attribute_exists(sessions.#session)',",
      "ConditionExpression: 'attribute_exists(sessions.#session) OR attribute_not_exists(sessions.#session)',",
    ],
    'A passkey that was removed does not come back by its name': [
      `          ...setting({ name }),
          ConditionExpression: 'attribute_exists(pk)',`,
      '          ...setting({ name }),',
    ],
    'Who removes a passkey that is not there is told so': [
      "{ ConditionExpression: 'attribute_exists(pk)' }),",
      '{}),',
    ],
  }),
  ...inFile(`${identity}sign-in-store.ts`, {
    'A session that was ended does not come back by being used': [
      `          ...setting({ last_used_at: hourOf(now) }),
          ConditionExpression: 'attribute_exists(pk)',`,
      '          ...setting({ last_used_at: hourOf(now) }),',
    ],
  }),
  ...inFile('shared/server/http/account-limit.ts', {
    'One account cannot use up what all others need': [
      'await countTry(table, keyOf(accountId), limit, at);',
      'void [countTry, limit];',
    ],
  }),
];
