import { inFile, noticed, noticedIn, always, identity, type Guard } from './guard.ts';

export const throttles: Guard[] = [
  ...noticedIn(
    'shared/server/table/throttle-store.ts',
    ['shared/server/table/throttle-store.long'],
    {
      'A window that is full takes no more tries': [
        "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND tries < :limit)',",
        "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND (tries < :limit OR tries >= :limit))',",
      ],
      'Of those who find a window over one starts the next': [
        "ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',",
        `ConditionExpression: 'expires_at <= :now ${always}',`,
      ],
    },
  ),
  ...noticedIn('shared/server/table/throttle-store.ts', [`${identity}sign-in-store`], {
    'What is given back was counted': "ConditionExpression: 'tries > :none',",
  }),
  ...inFile('shared/server/network-of.ts', {
    'Limits of an address are not escaped within its network': [
      "return `${groups.slice(0, 4).join(':')}::/64`;",
      'return address;',
    ],
  }),
  ...inFile(`${identity}sign-in-store.ts`, {
    'Who has very many ended sessions can sign in': [
      'Math.min(mostRemoved, ended + over)',
      'ended + over',
    ],
    'A person has so many open sessions': ['ended + over)', 'ended)'],
  }),
  ...noticedIn(`${identity}login.ts`, [`${identity}identity.api`], {
    'Passwords cannot be guessed for long': 'await store.countTries(tries, now);',
    'A device gives tries on the account of its owner alone': [
      'device !== undefined && device.userId === user?.id;',
      'device !== undefined;',
    ],
  }),
  ...noticedIn(`${identity}signed-in-user.ts`, [`${identity}identity.api`], {
    'The password of a session’s owner cannot be guessed for long':
      "await store.countTry('password', owner.userId, throttles.password, now);",
  }),
  ...noticedIn(
    'shared/server/http/through-edge.ts',
    ['infra/local/edge/viewer-address', 'shared/server/http/serve'],
    {
      'An API is reached through the edge alone': [
        'known.length === shown.length && timingSafeEqual(known, shown);',
        'known.length > 0 || timingSafeEqual(known, shown);',
      ],
    },
  ),
  ...noticed([`${identity}throttles`], {
    'Accounts are not opened without end': {
      file: `${identity}register.ts`,
      line: `  await store.countTry('register', visitor.address, throttles.registerAddress, now);
`,
    },
    'An account is not mailed without end by strangers': {
      file: `${identity}passwords/send-reset-link.ts`,
      line: `    await store.countTry('reset-account', emailHash, throttles.resetAccount, clock());
`,
    },
  }),
  ...noticedIn(`${identity}passwords/reset-password.ts`, [`${identity}throttles`], {
    'Links of a reset are not asked for without end': `  await store.countTry('reset-address', visitor.address, throttles.resetAddress, now);
`,
    'Links of a reset cannot be guessed for long': `  await store.countTry('reset-use', visitor.address, throttles.resetAddress, now);
`,
  }),
  ...noticedIn(`${identity}account/verify-email.ts`, [`${identity}throttles`], {
    'Links that verify an email cannot be guessed for long': `  await store.countTry('verify-use', visitor.address, throttles.verificationAddress, now);
`,
    'An owner is not mailed without end by asking again': `  await store.countTry('verify-send', owner.userId, throttles.verification, now);
`,
  }),
  ...noticedIn('services/support/handler.ts', ['services/support/support.api'], {
    'Support is not written to without end': `  await store.countTry('message', visitor.address, limit, now);
`,
  }),
  ...noticedIn('services/support/report-crash.ts', ['services/support/support.api'], {
    'One address alone cannot set off the alarm of crashed pages': `    await store.countTry('crash', visitor.address, limit, clock());
`,
  }),
  ...noticedIn('infra/edge/edge-functions.ts', ['infra/local/edge/viewer-address'], {
    'Who calls is whom the edge saw, whatever they say themselves': [
      "viewerAddress}'] = { value: event.viewer.ip };",
      "viewerAddress}'] = request.headers['${edgeHeaders.viewerAddress}'] || { value: event.viewer.ip };",
    ],
  }),
];
