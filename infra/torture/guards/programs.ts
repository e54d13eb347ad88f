import { alike, always, catalogue, type Guard, identity } from './guard.ts';

const webhooks = `${catalogue}webhooks/`;
const apiKeys = `${identity}api-keys/`;

/** Without these, an owner's integrations exceed their permissions, or get wrong or no events. */
export const programs: Guard[] = [
  ...alike({ noticedBy: [`${apiKeys}api-keys.api`] }, [
    {
      promise: 'An API key does what its scopes say',
      file: 'shared/server/http/serve.ts',
      line: "if (scopes.includes('all') || scopes.includes(scope)) return;",
      without: 'if (scopes.length > 0) return;',
    },
    {
      promise: 'No API key does what is for people',
      file: 'shared/server/http/serve.ts',
      line: 'if (scope === undefined) {',
      without: "if (scope === undefined && !scopes.includes('all')) {",
    },
    {
      promise: 'An API key is known by its secret',
      file: 'shared/server/session/owner-session.ts',
      line: 'if (!key || !isSameHash(key.hash, hashOfSecret(secret))) throw notAuthenticated();',
      without: 'if (!key || hashOfSecret(secret) === "") throw notAuthenticated();',
    },
    {
      promise: 'An API key ends with its time',
      file: 'shared/server/session/owner-session.ts',
      line: 'if (isOver(key, new Date())) throw notAuthenticated();',
    },
    {
      promise: 'The API keys of a closed account go with it',
      file: `${identity}passwords-store.ts`,
      line: '{ Delete: { Key: apiKeysKey(accountId) } },',
    },
  ]),
  ...alike({ file: `${apiKeys}api-keys-store.ts` }, [
    {
      promise: 'Of two first API keys that are made at once none is lost',
      line: "{ ConditionExpression: 'attribute_not_exists(pk)' }",
    },
    {
      promise: 'An API key that was revoked is not brought back by one that is made',
      line: "ConditionExpression: 'revision = :seen',",
    },
    {
      promise: 'An API key that is not there cannot be revoked',
      line: "ConditionExpression: 'attribute_exists(api_keys.#id)',",
      without: "ConditionExpression: 'attribute_exists(api_keys)',",
    },
  ]),
  {
    promise: 'A program that calls too often is turned away',
    file: 'shared/server/session/api-key-rate.ts',
    line: 'if (left >= 1) return;',
    without: 'if (left >= 0) return;',
  },
  ...alike({ file: `${webhooks}public-address.ts`, noticedBy: [`${webhooks}post-message`] }, [
    {
      promise: 'No webhook leads to a private address',
      line: "return address.range() === 'unicast';",
      without: "return address.range() !== 'loopback';",
    },
    {
      promise: 'Nor by IPv6 that is not routed in public',
      line: 'if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;',
      without: 'if (!globalUnicast) return false;',
    },
    {
      promise: 'A webhook begins with https',
      line: "if (protocol !== 'https:') return 'The address must begin with https://';",
    },
  ]),
  {
    promise: 'A name is refused for each of its addresses that is private',
    file: `${webhooks}checked-lookup.ts`,
    line: '![first, ...others].every(({ address }) => isAllowed(address))',
    without: '![first, ...others].some(({ address }) => isAllowed(address))',
    noticedBy: [`${webhooks}post-message`],
  },
  ...alike({ file: `${webhooks}webhooks-store.ts` }, [
    {
      promise: 'A plan has its number of webhooks',
      line: "'attribute_not_exists(webhooks) OR webhooks < :limit'",
      without: "'attribute_not_exists(webhooks) OR webhooks < :limit OR webhooks >= :limit'",
    },
    {
      promise: 'A webhook that is changed while it is deleted stays deleted',
      line: `ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object`,
      without: `ConditionExpression: 'attribute_exists(pk) ${always}',
        ExpressionAttributeNames: Object`,
    },
    {
      promise: 'A webhook that is deleted makes room once',
      line: "Key: keyOf(accountId, id), ConditionExpression: 'attribute_exists(pk)' }",
      without: 'Key: keyOf(accountId, id) }',
    },
    {
      promise: 'What is noted of a webhook that was deleted brings nothing of it back',
      line: `ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':since'`,
      without: `ConditionExpression: 'attribute_exists(pk) ${always}',
        ExpressionAttributeValues: { ':since'`,
    },
    {
      promise: 'A webhook that was deleted gets no new secret',
      line: "ConditionExpression: 'attribute_exists(secret)'",
      without: "ConditionExpression: 'attribute_exists(secret) OR attribute_not_exists(secret)'",
    },
    {
      promise: 'A webhook that was deleted is not paused',
      line: `ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':until'`,
      without: `ConditionExpression: 'attribute_exists(pk) ${always}',
        ExpressionAttributeValues: { ':until'`,
    },
    {
      promise: 'An owner is told once that a webhook was turned off',
      line: "ConditionExpression: 'is_enabled = :yes',",
    },
  ]),
  ...alike({ file: `${webhooks}deliveries-store.ts`, noticedBy: [`${webhooks}webhooks-store`] }, [
    {
      promise: 'A message that was sent is not queued anew',
      line: "ConditionExpression: 'attribute_not_exists(pk)',",
    },
    {
      promise: 'Of several senders of a message to a webhook one sends it',
      line: `ConditionExpression:
            '#state = :waiting AND attempts = :attempts AND (attribute_not_exists(leased_until) OR leased_until <= :now)',`,
      without: `ConditionExpression:
            '#state = :waiting AND attempts = :attempts AND (:now = :now OR leased_until <= :now)',`,
    },
    {
      promise: 'Who sends a message after their turn undoes nothing',
      line: "ConditionExpression: 'leased_until = :lease',",
    },
    {
      promise: 'A message to a webhook is due until it is noted',
      line: '{ Put: { Item: { ...dueKey(next_attempt_at, fresh.id), ...due } } },',
      noticedBy: [`${webhooks}attempt-delivery`],
    },
  ]),
  {
    promise: 'A message to a webhook is signed with what it says',
    file: `${webhooks}sign.ts`,
    line: '.update(`${id}.${timestamp}.${body}`)',
    without: '.update(`${id}.${timestamp}`)',
    noticedBy: [`${webhooks}webhooks.api`],
  },
  {
    promise: 'A webhook that the plan has no room for is not sent to',
    file: `${webhooks}queue-messages.ts`,
    line: 'const wanted = hear.filter(({ id }) => !paused?.has(id));',
    without: 'const wanted = hear.filter(({ id }) => paused || id);',
    noticedBy: [`${webhooks}webhooks.api`],
  },
];
