import { alike, catalogue, billing, type Guard } from './guard.ts';

export const plans: Guard[] = [
  ...alike(
    {
      file: `${catalogue}changes/change-catalogue.ts`,
      noticedBy: [`${catalogue}testing/quotas.api.long`],
    },
    [
      {
        promise: 'A plan’s quota holds',
        line: "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
        without: 'void quotaMessage;',
      },
      {
        promise: 'What needs to know no more than a number keeps to its quota too',
        line: `  return limit === null || count < limit;
`,
        without: `  return limit === null || count >= 0;
`,
      },
      {
        promise: 'What a plan has made read-only is put nowhere',
        line: `    mustKeepLocks(before, after, planType);
`,
        noticedBy: [`${catalogue}testing/locked.api.long`],
      },
      {
        promise: 'A menu is no larger than a page can be',
        line: `  mustFitMenus(before, after);
`,
        noticedBy: [`${catalogue}menus/menu-size.long`],
      },
    ],
  ),
  {
    promise: 'A plan’s quota holds for what is brought back',
    file: `${catalogue}changes/restore.ts`,
    line: "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
    without: 'void quotaMessage;',
    noticedBy: [`${catalogue}testing/quotas.api.long`, `${catalogue}testing/at-the-same-time.long`],
  },
  {
    promise: 'Images are part of Pro',
    file: `${catalogue}images/item-image.ts`,
    line: 'if (plans[planType].images) return;',
    without: 'if (plans[planType]) return;',
    noticedBy: [`${catalogue}testing/catalogue.api`],
  },
  {
    promise: 'An unpaid payment brings no plan',
    file: `${billing}plan-calls.ts`,
    line: "if (session.status !== 'complete' || session.payment_status === 'unpaid') {",
    without: 'if (!session.status) {',
    noticedBy: [`${billing}billing.api`],
  },
  ...alike({ file: `${billing}provider/payment-provider.ts` }, [
    {
      promise: 'A webhook is signed',
      line: `.catch(() => {
          throw new HttpError(400, 'The signature is not right', { code: 'signature_invalid' });
        });`,
      without: '.catch((): unknown => JSON.parse(rawBody));',
      noticedBy: [`${billing}billing.api`],
    },
    {
      promise: 'A signature is good for minutes',
      line: 'const webhookTolerance = 300;',
      without: 'const webhookTolerance = 300_000;',
    },
    {
      promise: 'What is signed must be an event',
      line: `if (!event.success) throw new HttpError(400, 'This is no event');
      return event.data;`,
      without: "return event.data ?? { id: '', type: '', created: 0, data: { object: null } };",
    },
  ]),
  {
    promise: 'What was seen of a plan does not replace what came since',
    file: `${billing}billing-store.ts`,
    line: "ConditionExpression: 'version = :before',",
    noticedBy: [`${billing}webhook-ordering`],
  },
  {
    promise: 'Nobody without images gets leave to send one',
    file: `${catalogue}images/upload-image.ts`,
    line: `  mustHaveImages(plan.planType);
`,
    noticedBy: [`${catalogue}images/upload-image.api`],
  },
];
