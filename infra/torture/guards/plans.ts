import { inFile, noticed, noticedIn, catalogue, billing, type Guard } from './guard.ts';

export const plans: Guard[] = [
  ...noticedIn(`${catalogue}changes/change-catalogue.ts`, [`${catalogue}testing/quotas.api.long`], {
    'A plan’s quota holds': [
      "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
      'void quotaMessage;',
    ],
    'What needs to know no more than a number keeps to its quota too': [
      `  return limit === null || count < limit;
`,
      `  return limit === null || count >= 0;
`,
    ],
  }),
  ...noticedIn(`${catalogue}changes/change-catalogue.ts`, [`${catalogue}testing/locked.api.long`], {
    'What a plan has made read-only is put nowhere': `    mustKeepLocks(before, after, planType);
`,
  }),
  ...noticedIn(`${catalogue}changes/change-catalogue.ts`, [`${catalogue}menus/menu-size.long`], {
    'A menu is no larger than a page can be': `  mustFitMenus(before, after);
`,
  }),
  ...noticedIn(
    `${catalogue}changes/restore.ts`,
    [`${catalogue}testing/quotas.api.long`, `${catalogue}testing/at-the-same-time.long`],
    {
      'A plan’s quota holds for what is brought back': [
        "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
        'void quotaMessage;',
      ],
    },
  ),
  ...noticedIn(`${catalogue}images/item-image.ts`, [`${catalogue}testing/catalogue.api`], {
    'Images are part of Pro': [
      'if (plans[planType].images) return;',
      'if (plans[planType]) return;',
    ],
  }),
  ...noticed([`${billing}billing.api`], {
    'An unpaid payment brings no plan': {
      file: `${billing}plan-calls.ts`,
      line: "if (session.status !== 'complete' || session.payment_status === 'unpaid') {",
      without: 'if (!session.status) {',
    },
    'A webhook is signed': {
      file: `${billing}provider/payment-provider.ts`,
      line: `.catch(() => {
          throw new HttpError(400, 'The signature is not right', { code: 'signature_invalid' });
        });`,
      without: '.catch((): unknown => JSON.parse(rawBody));',
    },
  }),
  ...inFile(`${billing}provider/payment-provider.ts`, {
    'A signature is good for minutes': [
      'const webhookTolerance = 300;',
      'const webhookTolerance = 300_000;',
    ],
    'What is signed must be an event': [
      `if (!event.success) throw new HttpError(400, 'This is no event');
      return event.data;`,
      "return event.data ?? { id: '', type: '', created: 0, data: { object: null } };",
    ],
  }),
  ...noticedIn(`${billing}billing-store.ts`, [`${billing}webhook-ordering`], {
    'What was seen of a plan does not replace what came since':
      "ConditionExpression: 'version = :before',",
  }),
  ...noticedIn(`${catalogue}images/upload-image.ts`, [`${catalogue}images/upload-image.api`], {
    'Nobody without images gets leave to send one': `  mustHaveImages(plan.planType);
`,
  }),
];
