import { alike, always, identity, type Guard } from './guard.ts';

export const throttles: Guard[] = [
  ...alike(
    {
      file: 'shared/server/table/throttle-store.ts',
      noticedBy: ['shared/server/table/throttle-store.long'],
    },
    [
      {
        promise: 'A window that is full takes no more tries',
        line: "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND tries < :limit)',",
        without:
          "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND (tries < :limit OR tries >= :limit))',",
      },
      {
        promise: 'Of those who find a window over one starts the next',
        line: "ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',",
        without: `ConditionExpression: 'expires_at <= :now ${always}',`,
      },
      {
        promise: 'What is given back was counted',
        line: "ConditionExpression: 'tries > :none',",
        noticedBy: [`${identity}sign-in-store`],
      },
    ],
  ),
  {
    promise: 'Passwords cannot be guessed for long',
    file: `${identity}login.ts`,
    line: 'await store.countTries(tries, now);',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'The password of a session’s owner cannot be guessed for long',
    file: `${identity}signed-in-user.ts`,
    line: "await store.countTry('password', owner.userId, throttles.password, now);",
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'An API is reached through the edge alone',
    file: 'shared/server/http/through-edge.ts',
    line: 'known.length === shown.length && timingSafeEqual(known, shown);',
    without: 'known.length > 0 || timingSafeEqual(known, shown);',
    noticedBy: ['infra/local/edge/viewer-address', 'shared/server/http/serve'],
  },
  ...alike({ noticedBy: [`${identity}throttles`] }, [
    {
      promise: 'Accounts are not opened without end',
      file: `${identity}register.ts`,
      line: `  await store.countTry('register', visitor.address, throttles.registerAddress, now);
`,
    },
    {
      promise: 'Links of a reset are not asked for without end',
      file: `${identity}passwords/reset-password.ts`,
      line: `  await store.countTry('reset-address', visitor.address, throttles.resetAddress, now);
`,
    },
    {
      promise: 'Links of a reset cannot be guessed for long',
      file: `${identity}passwords/reset-password.ts`,
      line: `  await store.countTry('reset-use', visitor.address, throttles.resetAddress, now);
`,
    },
    {
      promise: 'Links that verify an email cannot be guessed for long',
      file: `${identity}account/verify-email.ts`,
      line: `  await store.countTry('verify-use', visitor.address, throttles.verificationAddress, now);
`,
    },
    {
      promise: 'An owner is not mailed without end by asking again',
      file: `${identity}account/verify-email.ts`,
      line: `  await store.countTry('verify-send', owner.userId, throttles.verification, now);
`,
    },
    {
      promise: 'An account is not mailed without end by strangers',
      file: `${identity}passwords/send-reset-link.ts`,
      line: `    await store.countTry('reset-account', emailHash, throttles.resetAccount, clock());
`,
    },
  ]),
  {
    promise: 'Support is not written to without end',
    file: 'services/support/handler.ts',
    line: `  await store.countTry('message', visitor.address, limit, now);
`,
    noticedBy: ['services/support/support.api'],
  },
  {
    promise: 'A device gives tries on the account of its owner alone',
    file: `${identity}login.ts`,
    line: 'device !== undefined && device.userId === user?.id;',
    without: 'device !== undefined;',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'Who calls is whom the edge saw, whatever they say themselves',
    file: 'infra/edge/edge-functions.ts',
    line: "viewerAddress}'] = { value: event.viewer.ip };",
    without:
      "viewerAddress}'] = request.headers['${edgeHeaders.viewerAddress}'] || { value: event.viewer.ip };",
    noticedBy: ['infra/local/edge/viewer-address'],
  },
];
