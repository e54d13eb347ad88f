import { inFile, noticed, noticedIn, catalogue, type Guard, identity } from './guard.ts';

const webhooks = `${catalogue}webhooks/`;
const apiKeys = `${identity}api-keys/`;

/** Without these, an owner's integrations exceed their permissions, or get wrong or no events. */
export const programs: Guard[] = [
  ...noticedIn('shared/server/http/serve.ts', [`${apiKeys}api-keys.api`], {
    'An API key does what its scopes say': [
      "if (scopes.includes('all') || scopes.includes(scope)) return;",
      'if (scopes.length > 0) return;',
    ],
    'No API key does what is for people': [
      'if (scope === undefined) {',
      "if (scope === undefined && !scopes.includes('all')) {",
    ],
  }),
  ...noticedIn('shared/server/session/owner-session.ts', [`${apiKeys}api-keys.api`], {
    'An API key is known by its secret': [
      'if (!key || !isSameHash(key.hash, hashOfSecret(secret))) throw notAuthenticated();',
      'if (!key || hashOfSecret(secret) === "") throw notAuthenticated();',
    ],
    'An API key ends with its time': 'if (isOver(key, new Date())) throw notAuthenticated();',
  }),
  ...noticedIn(`${identity}passwords-store.ts`, [`${apiKeys}api-keys.api`], {
    'The API keys of a closed account go with it': '{ Delete: { Key: apiKeysKey(accountId) } },',
  }),
  ...inFile(`${apiKeys}api-keys-store.ts`, {
    'Of two first API keys that are made at once none is lost':
      "{ ConditionExpression: 'attribute_not_exists(pk)' }",
    'An API key that was revoked is not brought back by one that is made':
      "ConditionExpression: 'revision = :seen',",
    'An API key that is not there cannot be revoked': [
      "ConditionExpression: 'attribute_exists(api_keys.#id)',",
      "ConditionExpression: 'attribute_exists(api_keys)',",
    ],
  }),
  ...inFile(`${apiKeys}api-keys-store.ts`, {
    'Who may make no API keys any more makes none': [
      'ConditionExpression: `(#role IN (:owner, :manager) AND attribute_not_exists(restaurants))${',
      'ConditionExpression: `(#role IN (:owner, :manager) OR attribute_not_exists(restaurants))${',
    ],
    'An API key that is made while its maker is removed does not stay':
      'return { ConditionCheck: { Key, ...unchanged(revision) } };',
  }),
  ...noticed([`${apiKeys}api-keys.api`], {
    'A password is asked for before an API key is made': {
      file: `${identity}signed-in-user.ts`,
      line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    },
    'An API key, which opens all restaurants, is made by who has all': {
      file: `${apiKeys}api-key-calls.ts`,
      line: "mustHaveAllRestaurants(owner, 'A key opens all of them: ask the owner to create one.');",
    },
    'The API keys of who is removed go with them': {
      file: `${identity}people/change-person.ts`,
      line: '      await store.revokeKeysOf(leaving),\n',
    },
    'The API keys of who may make none any more go': {
      file: `${identity}people/change-person.ts`,
      line: 'makesKeys(before) && !makesKeys(after)',
      without: 'makesKeys(before) && makesKeys(after)',
    },
    'The API keys of who closes their own account go': {
      file: `${identity}people/closing-store.ts`,
      line: '      ...(await Promise.all(revoking)),\n',
    },
  }),
  ...inFile('shared/server/session/api-key-rate.ts', {
    'A program that calls too often is turned away': [
      'if (left >= 1) return;',
      'if (left >= 0) return;',
    ],
  }),
  ...noticedIn(`${webhooks}public-address.ts`, [`${webhooks}post-message`], {
    'No webhook leads to a private address': [
      "return address.range() === 'unicast';",
      "return address.range() !== 'loopback';",
    ],
    'Nor by IPv6 that is not routed in public': [
      'if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;',
      'if (!globalUnicast) return false;',
    ],
    'A webhook begins with https':
      "if (protocol !== 'https:') return 'The address must begin with https://';",
  }),
  ...noticedIn(`${webhooks}checked-lookup.ts`, [`${webhooks}post-message`], {
    'A name is refused for each of its addresses that is private': [
      '![first, ...others].every(({ address }) => isAllowed(address))',
      '![first, ...others].some(({ address }) => isAllowed(address))',
    ],
  }),
  ...inFile(`${webhooks}webhooks-store.ts`, {
    'A plan has its number of webhooks': [
      "'attribute_not_exists(webhooks) OR webhooks < :limit'",
      "'attribute_not_exists(webhooks) OR webhooks < :limit OR webhooks >= :limit'",
    ],
    'A webhook that is changed while it is deleted stays deleted': [
      `...setting({ ...Object.fromEntries(given), paused_until: undefined }),
        ConditionExpression: 'attribute_exists(pk)',`,
      '...setting({ ...Object.fromEntries(given), paused_until: undefined }),',
    ],
    'A webhook that is deleted makes room once': [
      "Key: keyOf(accountId, id), ConditionExpression: 'attribute_exists(pk)' }",
      'Key: keyOf(accountId, id) }',
    ],
    'What is noted of a webhook that was deleted brings nothing of it back': [
      `...setting({ failing_since, ...(failing_since === null && { paused_until: undefined }) }),
        ConditionExpression: 'attribute_exists(pk)',`,
      '...setting({ failing_since, ...(failing_since === null && { paused_until: undefined }) }),',
    ],
    'A webhook that was deleted gets no new secret': [
      "ConditionExpression: 'attribute_exists(secret)'",
      "ConditionExpression: 'attribute_exists(secret) OR attribute_not_exists(secret)'",
    ],
    'A webhook that was deleted is not paused': [
      `...setting({ paused_until: until.toISOString() }),
        ConditionExpression: 'attribute_exists(pk)',`,
      '...setting({ paused_until: until.toISOString() }),',
    ],
    'An owner is told once that a webhook was turned off':
      "ConditionExpression: 'is_enabled = :yes',",
  }),
  ...noticedIn(`${webhooks}deliveries-store.ts`, [`${webhooks}webhooks-store`], {
    'A message that was sent is not queued anew':
      "ConditionExpression: 'attribute_not_exists(pk)',",
    'Of several senders of a message to a webhook one sends it': [
      `ConditionExpression:
            '#state = :waiting AND attempts = :attempts AND (attribute_not_exists(leased_until) OR leased_until <= :now)',`,
      `ConditionExpression:
            '#state = :waiting AND attempts = :attempts AND (:now = :now OR leased_until <= :now)',`,
    ],
    'Who sends a message after their turn undoes nothing':
      "ConditionExpression: 'leased_until = :lease',",
  }),
  ...noticedIn(`${webhooks}deliveries-store.ts`, [`${webhooks}attempt-delivery`], {
    'A message to a webhook is due until it is noted':
      '{ Put: { Item: { ...dueKey(ownerId, next_attempt_at, fresh.id), ...due } } },',
    'A message is due when it says, whatever other row names it':
      " && row.sk === keys.webhookDue.sk(at ?? '', id)",
  }),
  ...noticed([`${webhooks}webhooks.api`], {
    'A message to a webhook is signed with what it says': {
      file: `${webhooks}sign.ts`,
      line: '.update(`${id}.${timestamp}.${body}`)',
      without: '.update(`${id}.${timestamp}`)',
    },
    'A webhook, which is told of all restaurants, is made and changed by who has all': {
      file: `${webhooks}webhook-calls.ts`,
      line: 'mustHaveAllRestaurants(owner, toldOfAll);',
    },
    'A webhook that the plan has no room for is not sent to': {
      file: `${webhooks}queue-messages.ts`,
      line: 'const wanted = hear.filter(({ id }) => !paused?.has(id));',
      without: 'const wanted = hear.filter(({ id }) => paused || id);',
    },
  }),
];
