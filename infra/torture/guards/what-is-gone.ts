import { alike, identity, catalogue, type Guard } from './guard.ts';

export const whatIsGone: Guard[] = [
  {
    promise: 'A name does not bring an account back',
    file: `${identity}identity-store.ts`,
    line: `ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':name': fullName },`,
    without: "ExpressionAttributeValues: { ':name': fullName },",
  },
  {
    promise: 'A link does not bring an account back',
    file: `${identity}identity-store.ts`,
    line: 'ConditionExpression: `attribute_exists(pk) AND ${isSame}`,',
    without: 'ConditionExpression: isSame,',
  },
  {
    promise: 'A closed account gets no session',
    file: `${identity}sign-in-store.ts`,
    line: `    ConditionExpression: 'attribute_exists(sessions)',
    ExpressionAttributeNames: { '#id': id, ...endedNames },`,
    without: "    ExpressionAttributeNames: { '#id': id, ...endedNames },",
  },
  {
    promise: 'Who closed their account can sign out',
    file: `${identity}sign-in-store.ts`,
    line: `        ConditionExpression: 'attribute_exists(sessions)',
        ExpressionAttributeNames: { '#id': sessionId },`,
    without: "        ExpressionAttributeNames: { '#id': sessionId },",
  },
  ...alike({ file: `${catalogue}images/uploads-store.ts` }, [
    {
      promise: 'A dish that was deleted gets no upload',
      line: `      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':upload': uploadId },`,
      without: "      ExpressionAttributeValues: { ':upload': uploadId },",
    },
    {
      promise: 'An upload that is over does not come back by a dish',
      line: `\`attribute_exists(pk) AND (attribute_not_exists(item_id)`,
      without: `\`(attribute_not_exists(item_id)`,
    },
    {
      promise: 'An upload that is over does not come back by what was made of it',
      line: `          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: Object.fromEntries(`,
      without: '          ExpressionAttributeNames: Object.fromEntries(',
    },
    {
      promise: 'An upload ends with its time',
      line: 'expires_at > now.getTime() / 1000;',
      without: 'expires_at > now.getTime() / 1_000_000;',
    },
  ]),
  {
    promise: 'What is to be forgotten is over',
    file: `${catalogue}images/image-checks-store.ts`,
    line: "ConditionExpression: 'expires_at <= :now',",
  },
  {
    promise: 'What was forgotten is not brought back',
    file: `${catalogue}store/trash.ts`,
    line: ", ConditionExpression: 'attribute_exists(pk)' }",
    without: ' }',
    noticedBy: [`${catalogue}changes/restore.test`],
  },
  {
    promise: 'What was deleted too long ago is not brought back',
    file: `${catalogue}store/catalogue-store.ts`,
    line: 'return trash && trash.expires_at * 1000 > now.getTime() ? trash : undefined;',
    without: `void now;
      return trash;`,
  },
  {
    promise: 'A dish that was deleted does not come back by being sold out',
    file: `${catalogue}store/catalogue-store.ts`,
    line: `          ConditionExpression: 'attribute_exists(pk)',
`,
  },
  {
    promise: 'What was deleted does not come back by a job',
    file: `${catalogue}store/bulk-store.ts`,
    line: "['attribute_exists(pk)', isFirst,",
    without: '[isFirst,',
  },
  {
    promise: 'A call is remembered for a day',
    file: `${catalogue}store/structure-store.ts`,
    line: 'return once && once.expires_at * 1000 > now.getTime() ? once : undefined;',
    without: `void now;
      return once;`,
    noticedBy: [`${catalogue}store/catalogue-store`],
  },
  {
    promise: 'A mail that was sent is not taken to be sent',
    file: 'shared/server/mail/mail-queue-store.ts',
    line: "'attribute_exists(pk) AND (attribute_not_exists",
    without: "'(attribute_not_exists",
  },
  {
    promise: 'A mail that was sent does not come back by who failed to send it',
    file: 'shared/server/mail/mail-queue-store.ts',
    line: `        UpdateExpression: 'REMOVE taken_until',
        ConditionExpression: 'attribute_exists(pk)',
`,
    without: `        UpdateExpression: 'REMOVE taken_until',
`,
  },
];
