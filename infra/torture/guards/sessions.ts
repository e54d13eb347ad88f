import { alike, always, identity, type Guard } from './guard.ts';

export const sessions: Guard[] = [
  ...alike({ noticedBy: [`${identity}identity.api`] }, [
    {
      promise: 'A session that was ended opens nothing',
      file: 'shared/server/session/owner-session.ts',
      line: 'if (open === undefined || open * 1000 <= Date.now()) throw notAuthenticated();',
    },
    {
      promise: 'A cookie changes nothing: no other site can act for an owner',
      file: 'shared/server/session/owner-session.ts',
      line: 'if (cookie && safeMethods.has(event.requestContext.http.method)) {',
      without: 'if (cookie) {',
    },
    {
      promise: 'A session’s cookie is out of reach of scripts',
      file: `${identity}sessions.ts`,
      line: 'httpOnly: true, ',
    },
    {
      promise: 'A password is asked for before it is changed',
      file: `${identity}signed-in-user.ts`,
      line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    },
    {
      promise: 'A link of a reset works until the password is another one',
      file: `${identity}passwords/reset-password.ts`,
      line: 'if (!user || password?.revision !== reset.replaces) throw refuse();',
      without: 'if (!user || !password) throw refuse();',
    },
    {
      promise: 'A wrong password signs nobody in',
      file: `${identity}login.ts`,
      line: 'if (!user || !password || !right) throw wrongCredentials();',
      without: 'if (!user || !password) throw wrongCredentials();',
    },
  ]),
  ...alike({ file: 'shared/server/session/verify-token.ts' }, [
    {
      promise: 'A token is good for what it was made for',
      line: '      audience,\n',
    },
    {
      promise: 'A token is ours by its issuer',
      line: '      issuer: tokenIssuer,\n',
    },
    {
      promise: 'A token of another key is not ours',
      line: 'if (protectedHeader.kid !== key.keyName) return undefined;',
    },
    {
      promise: 'A token ends',
      line: `      requiredClaims: ['exp', 'iat'],
`,
    },
    {
      promise: 'A token without a session opens nothing',
      line: 'sid: z.string().check(z.minLength(1)),',
      without: "sid: z._default(z.string(), 'any'),",
    },
  ]),
  {
    promise: 'A password is asked for before an account is closed',
    file: `${identity}signed-in-user.ts`,
    line: 'if (!(await checkPassword(given, password.password_hash))) throw refuse();',
    noticedBy: [`${identity}account/closing.api`],
  },
  ...alike({ file: `${identity}passwords-store.ts`, noticedBy: [`${identity}identity-store`] }, [
    {
      promise: 'An email has one account',
      line: 'Put: { Item: { ...emailKey(emailHash), user_id }, ConditionExpression: unclaimed },',
      without: 'Put: { Item: { ...emailKey(emailHash), user_id } },',
    },
    {
      promise: 'No account takes the place of another',
      line: '{ Put: { Item: { ...userKey(user.id), ...user }, ConditionExpression: unclaimed } },',
      without: '{ Put: { Item: { ...userKey(user.id), ...user } } },',
    },
    {
      promise: 'The condition of both is that nobody has them',
      line: "const unclaimed = 'attribute_not_exists(pk)';",
      without: `const unclaimed = 'attribute_not_exists(pk) ${always}';`,
    },
    {
      promise: 'A new password ends every session of before',
      line: '{ Put: { Item: { ...sessionsKey(user.id), ...sessions } } },',
    },
    {
      promise: 'A closed account has no session',
      line: '{ Delete: { Key: sessionsKey(user.id) } },',
    },
  ]),
  {
    promise: 'Who is not signed in is nobody’s owner',
    file: 'shared/server/http/serve.ts',
    line: 'isOwners ? await service.authenticate(event, visitor) : undefined;',
    without: `isOwners
      ? { ...visitor, userId: 'anybody', accountId: 'anybody', sessionId: 'any', role: 'owner', givenRole: 'owner', restaurants: 'all' }
      : undefined;`,
  },
  ...alike({ file: `${identity}identity-store.ts` }, [
    {
      promise: 'A link of a reset works once',
      line: 'await table.take(resetKey(tokenHash))',
      without: 'await table.get(resetKey(tokenHash))',
    },
    {
      promise: 'A link of a reset ends with its time',
      line: 'return reset && reset.expires_at * 1000 > now.getTime() ? reset : undefined;',
      without: `void now;
      return reset;`,
    },
    {
      promise: 'A link that verifies an email ends with its time',
      line: 'return link && link.expires_at * 1000 > now.getTime() ? link : undefined;',
      without: `void now;
      return link;`,
    },
    {
      promise: 'A link that was sent to an email of before verifies no other',
      line: "? 'attribute_not_exists(email_revision)'",
      without: "? 'attribute_exists(pk)'",
    },
  ]),
  {
    promise: 'After login nobody is led to another site',
    file: 'frontends/shell/src/sign-in/return-path.ts',
    line: `  if (target?.origin !== origin) return first;
`,
    without: `  if (!target) return first;
`,
  },
  {
    promise: 'Nor to one that a path hides',
    file: 'frontends/shell/src/sign-in/return-path.ts',
    line: 'isPlain(next) && isPlain(pathname) && isPlain(decoded(pathname))',
    without: 'decoded(pathname) !== undefined',
  },
];
