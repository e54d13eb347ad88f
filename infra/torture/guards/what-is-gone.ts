import { inFile, noticedIn, identity, catalogue, type Guard } from './guard.ts';

export const whatIsGone: Guard[] = [
  ...inFile(`${identity}identity-store.ts`, {
    'A name does not bring an account back': [
      `...setting({ full_name }),
            ConditionExpression: 'attribute_exists(pk)',`,
      '...setting({ full_name }),',
    ],
    'A link does not bring an account back': [
      'ConditionExpression: `attribute_exists(pk) AND ${isSame}`,',
      'ConditionExpression: isSame,',
    ],
  }),
  ...inFile(`${identity}sign-in-store.ts`, {
    'A closed account gets no session': [
      `    ConditionExpression: 'attribute_exists(sessions)',
    ExpressionAttributeNames: { '#id': id, ...removedNames },`,
      "    ExpressionAttributeNames: { '#id': id, ...removedNames },",
    ],
    'Who closed their account can sign out': [
      `        ConditionExpression: 'attribute_exists(sessions)',
        ExpressionAttributeNames: { '#id': sessionId },`,
      "        ExpressionAttributeNames: { '#id': sessionId },",
    ],
  }),
  ...inFile(`${catalogue}images/uploads-store.ts`, {
    'A dish that was deleted gets no upload': [
      `      ...setting({ [upload]: uploadId, [error]: undefined }),
      ConditionExpression: 'attribute_exists(pk)',`,
      '      ...setting({ [upload]: uploadId, [error]: undefined }),',
    ],
    'An upload that is over does not come back by a dish': [
      `\`attribute_exists(pk) AND (attribute_not_exists(item_id)`,
      `\`(attribute_not_exists(item_id)`,
    ],
    'An upload that is over does not come back by what was made of it': [
      `          ...setting({ ...outcome, expires_at: endOf(now) }),
          ConditionExpression: 'attribute_exists(pk)',`,
      '          ...setting({ ...outcome, expires_at: endOf(now) }),',
    ],
    'An upload ends with its time': [
      'expires_at > now.getTime() / 1000;',
      'expires_at > now.getTime() / 1_000_000;',
    ],
  }),
  ...inFile(`${catalogue}images/image-checks-store.ts`, {
    'What is to be forgotten is over': "ConditionExpression: 'expires_at <= :now',",
  }),
  ...noticedIn(`${catalogue}store/trash.ts`, [`${catalogue}changes/restore.test`], {
    'What was forgotten is not brought back': [
      ", ConditionExpression: 'attribute_exists(pk)' }",
      ' }',
    ],
  }),
  ...inFile(`${catalogue}store/catalogue-store.ts`, {
    'What was deleted too long ago is not brought back': [
      'return trash && trash.expires_at * 1000 > now.getTime() ? trash : undefined;',
      `void now;
      return trash;`,
    ],
    'A dish that was deleted does not come back by being sold out': [
      "'attribute_exists(pk) AND (attribute_not_exists(availability_at) OR",
      "'(attribute_not_exists(availability_at) OR",
    ],
    'What was decided of a dish before does not undo what was decided since': [
      ' AND (attribute_not_exists(availability_at) OR availability_at <= :availability_at)',
      ' AND :availability_at = :availability_at',
    ],
  }),
  ...inFile(`${catalogue}store/bulk-store.ts`, {
    'What was deleted does not come back by a job': [
      "['attribute_exists(pk)', isFirst,",
      '[isFirst,',
    ],
  }),
  ...noticedIn(`${catalogue}store/structure-store.ts`, [`${catalogue}store/catalogue-store`], {
    'A call is remembered for a day': [
      'return once && once.expires_at * 1000 > now.getTime() ? once : undefined;',
      `void now;
      return once;`,
    ],
  }),
  ...inFile('shared/server/mail/mail-queue-store.ts', {
    'A mail that was sent is not taken to be sent': [
      "'attribute_exists(pk) AND (attribute_not_exists",
      "'(attribute_not_exists",
    ],
    'A mail that was sent does not come back by who failed to send it':
      "ConditionExpression: 'taken_until = :taken',",
  }),
];
