import { inFile, noticed, noticedIn, always, identity, type Guard } from './guard.ts';

export const sessions: Guard[] = [
  ...noticedIn('shared/server/session/owner-session.ts', [`${identity}identity.api`], {
    'A session that was ended opens nothing':
      'if (open === undefined || open * 1000 <= Date.now()) throw notAuthenticated();',
    'A cookie changes nothing: no other site can act for an owner': [
      'if (cookie && safeMethods.has(event.requestContext.http.method)) {',
      'if (cookie) {',
    ],
  }),
  ...noticed([`${identity}identity.api`], {
    'A session’s cookie is out of reach of scripts': {
      file: `${identity}sessions.ts`,
      line: 'httpOnly: true, ',
    },
    'A password is asked for before it is changed': {
      file: `${identity}signed-in-user.ts`,
      line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    },
    'A link of a reset works until the password is another one': {
      file: `${identity}passwords/reset-password.ts`,
      line: 'if (!user || password?.revision !== reset.replaces) throw refuse();',
      without: 'if (!user || !password) throw refuse();',
    },
    'A wrong password signs nobody in': {
      file: `${identity}login.ts`,
      line: 'if (!user || !password || !right) throw wrongCredentials();',
      without: 'if (!user || !password) throw wrongCredentials();',
    },
  }),
  ...inFile('shared/server/session/verify-token.ts', {
    'A token is good for what it was made for': '      audience,\n',
    'A token is ours by its issuer': '      issuer: tokenIssuer,\n',
    'A token of another key is not ours':
      'if (protectedHeader.kid !== key.keyName) return undefined;',
    'A token ends': `      requiredClaims: ['exp', 'iat'],
`,
    'A token without a session opens nothing': [
      'sid: z.string().check(z.minLength(1)),',
      "sid: z._default(z.string(), 'any'),",
    ],
  }),
  ...noticedIn(`${identity}signed-in-user.ts`, [`${identity}account/closing.api`], {
    'A password is asked for before an account is closed':
      'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
  }),
  ...noticedIn(`${identity}passwords-store.ts`, [`${identity}identity-store`], {
    'A password that is replaced while it signs in opens no session': [
      `        Key: passwordKey(user.id),
        ...unlessChanged(password),`,
      `        Key: passwordKey(user.id),
        ConditionExpression: 'attribute_exists(pk)',`,
    ],
    'A passkey of before does not outlive a new password by mail': '          ...also,\n',
    'Nor does one that is added meanwhile':
      'for (const key of await passkeysOf(table, user.id)) await table.delete(key);',
    'An email has one account': [
      'Put: { Item: { ...emailKey(emailHash), user_id }, ConditionExpression: unclaimed },',
      'Put: { Item: { ...emailKey(emailHash), user_id } },',
    ],
    'No account takes the place of another': [
      '{ Put: { Item: { ...userKey(user.id), ...user }, ConditionExpression: unclaimed } },',
      '{ Put: { Item: { ...userKey(user.id), ...user } } },',
    ],
    'The condition of both is that nobody has them': [
      "const unclaimed = 'attribute_not_exists(pk)';",
      `const unclaimed = 'attribute_not_exists(pk) ${always}';`,
    ],
    'A new password ends every session of before':
      '{ Put: { Item: { ...sessionsKey(user.id), ...sessions } } },',
    'A closed account has no session': '{ Delete: { Key: sessionsKey(user.id) } },',
  }),
  ...inFile('shared/server/http/serve.ts', {
    'Who is not signed in is nobody’s owner': [
      'isOwners ? await service.authenticate(event, visitor) : undefined;',
      `isOwners
      ? { ...visitor, userId: 'anybody', accountId: 'anybody', sessionId: 'any', role: 'owner', givenRole: 'owner', restaurants: 'all' }
      : undefined;`,
    ],
  }),
  ...inFile(`${identity}identity-store.ts`, {
    'A link of a reset ends with its time': [
      'return reset && reset.expires_at * 1000 > now.getTime() ? reset : undefined;',
      `void now;
      return reset;`,
    ],
    'A link that verifies an email ends with its time': [
      'return link && link.expires_at * 1000 > now.getTime() ? link : undefined;',
      `void now;
      return link;`,
    ],
    'A link that was sent to an email of before verifies no other': [
      "? 'attribute_not_exists(email_revision)'",
      "? 'attribute_exists(pk)'",
    ],
  }),
  ...inFile('frontends/shell/src/sign-in/return-path.ts', {
    'After login nobody is led to another site': [
      `  if (target?.origin !== origin) return first;
`,
      `  if (!target) return first;
`,
    ],
    'Nor to one that a path hides': [
      'isPlain(next) && isPlain(pathname) && isPlain(decoded(pathname))',
      'decoded(pathname) !== undefined',
    ],
  }),
];
