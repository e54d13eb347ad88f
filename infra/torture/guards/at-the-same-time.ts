import { alike, always, identity, catalogue, billing, publicMenu, type Guard } from './guard.ts';

export const atTheSameTime: Guard[] = [
  ...alike(
    {
      file: `${catalogue}store/structure-store.ts`,
      noticedBy: [`${catalogue}store/catalogue-store`],
    },
    [
      {
        promise: 'What was decided upon is what is changed',
        line: "seen === undefined ? 'attribute_not_exists(#structure)' : '#structure = :seen',",
        without: `seen === undefined ? 'attribute_not_exists(#structure) ${always}' : '#structure = :seen ${always}',`,
      },
      {
        promise: 'Of several who ask for the lease one has it',
        line: "'attribute_exists(structure) AND (attribute_not_exists(lease_of) OR lease_of = :of OR lease_until <= :now)',",
        without: `'attribute_exists(structure) AND (lease_of = :of OR lease_until <= :now ${always})',`,
        noticedBy: [`${catalogue}changes/lease`],
      },
      {
        promise: 'A lease that has passed on is not ended by who had it',
        line: "ConditionExpression: 'lease_of = :of',",
        noticedBy: [`${catalogue}changes/lease`],
      },
      {
        promise: 'A call that comes twice makes one thing',
        line: "ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',",
        without: `ConditionExpression: 'expires_at <= :now ${always}',`,
      },
    ],
  ),
  {
    promise: 'Who has met another one is not overtaken by those who come then',
    file: `${catalogue}changes/lease.ts`,
    line: 'if (isAnothers && lease.until > clock().getTime()) return undefined;',
    without: 'void isAnothers;',
  },
  ...alike({ file: `${catalogue}store/catalogue-diff.ts` }, [
    {
      promise: 'A row that was saved meanwhile is not written over',
      line: "['updated_at = :read', ...conditions].join(' AND ')",
      without: "['attribute_exists(pk) OR updated_at = :read', ...conditions].join(' AND ')",
      noticedBy: [`${catalogue}changes/change-catalogue`, `${catalogue}store/catalogue-diff`],
    },
    {
      promise: 'An image that is replaced is known, whoever else replaces it',
      line: "['updated_at = :read', ...conditions].join(' AND ')",
      without: "'updated_at = :read'",
    },
    {
      promise: 'A dish that got an image meanwhile shows it, or another one that knows of it',
      line: `\`attribute_not_exists(#\${name})\`,`,
      without: `\`(attribute_exists(pk) OR attribute_not_exists(#\${name}))\`,`,
    },
  ]),
  {
    promise: 'A form does not save over what another one saved',
    file: `${catalogue}changes/catalogue-edits.ts`,
    line: 'if (loaded !== undefined && loaded !== row.updated_at) throw refuseOverwrite();',
    without: 'void refuseOverwrite;',
    noticedBy: [`${catalogue}testing/catalogue.api`],
  },
  {
    promise: 'A plan that changes changes the pages',
    file: `${publicMenu}functions/publisher.ts`,
    line: 'keys.restaurant, keys.plan, keys.closedAccount',
    without: 'keys.restaurant, keys.closedAccount',
    noticedBy: [`${publicMenu}functions/plan-end.long`],
  },
  ...alike({ file: `${publicMenu}public-menu-store.ts` }, [
    {
      promise: 'A page that is newer is not written over',
      line: "ConditionExpression: 'revision = :before',",
    },
    {
      promise: 'Of two who publish a restaurant for the first time one does',
      line: "before ? isStill(before) : { ConditionExpression: 'attribute_not_exists(pk)' };",
      without: 'before ? isStill(before) : {};',
    },
    {
      promise: 'Who was overtaken leaves nothing as seen',
      line: `          ConditionExpression,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },`,
      without: `          ConditionExpression: \`\${ConditionExpression} ${always}\`,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },`,
    },
  ]),
  ...alike({ file: `${identity}passwords-store.ts`, noticedBy: [`${identity}identity-store`] }, [
    {
      promise: 'A password that was changed meanwhile is not changed back',
      line: "ConditionExpression: 'password_hash = :old',",
    },
    {
      promise: 'An email that was corrected or confirmed meanwhile is not corrected over',
      line: "'email_hash = :before AND (attribute_not_exists(email_verified) OR email_verified = :no)',",
      without: `'email_hash = :before AND (attribute_not_exists(email_verified) OR email_verified = :no) ${always}',`,
    },
    {
      promise: 'A password of before that was changed meanwhile is not brought back',
      line: "ConditionExpression: 'password_hash = :before',",
    },
  ]),
  ...alike({ file: `${catalogue}images/uploads-store.ts` }, [
    {
      promise: 'An image that is made while a dish is joined with it is shown',
      line: "outcome === undefined ? 'attribute_not_exists(outcome)' : 'outcome = :outcome';",
      without: "outcome === undefined ? 'attribute_exists(pk)' : 'outcome = :outcome';",
    },
    {
      promise: 'An upload that is joined with a dish is what was read of it',
      line: ' AND ${isAsRead}`',
      without: '`',
    },
    {
      promise: 'A dish keeps the image that it waited for last',
      line: `ConditionExpression: \`\${fields.upload} = :upload\`,`,
    },
  ]),
  {
    promise: 'A transaction whose answer was lost is the same one at its next try',
    file: 'shared/server/table/table.ts',
    line: '{ TransactItems, ClientRequestToken: randomUUID() }',
    without: '{ TransactItems }',
    noticedBy: ['shared/server/table/retry-writes'],
  },
  {
    promise: 'What is typed just before the page is left is kept',
    file: 'frontends/dashboard/src/editor/editing/open-editing.ts',
    line: '      send();\n      keep();\n      last =',
    without: '      send();\n      last =',
    noticedBy: ['editor/testing/unsent-edits'],
  },
  {
    promise: 'What was under way when the page was left is sent as the same call',
    file: 'frontends/dashboard/src/editor/editing/autosave.ts',
    line: "store.set({ call, status: 'saving' });\n    store.keep();",
    without: "store.set({ call, status: 'saving' });",
    noticedBy: ['editor/testing/unsent-edits'],
  },
  {
    promise: 'A page that was left keeps nothing over what the next one keeps',
    file: 'frontends/dashboard/src/editor/editing/open-editing.ts',
    line: 'if (!isNext) unsent.keep(unsentOf(state));',
    without: 'void isNext;\n    unsent.keep(unsentOf(state));',
    noticedBy: ['editor/testing/unsent-edits'],
  },
  {
    promise: 'Of two who write an owner’s first plan one does',
    file: `${billing}billing-store.ts`,
    line: ": { ConditionExpression: 'attribute_not_exists(pk)' };",
    without: ': {};',
  },
  {
    promise: 'Two tabs lead to one checkout, so that nobody pays twice',
    file: `${billing}billing-store.ts`,
    line: "'attribute_not_exists(pk) OR expires_at <= :now OR attempt = :used',",
    without: `'expires_at <= :now OR attempt = :used ${always}',`,
  },
  {
    promise: 'A page that was written meanwhile is not written over',
    file: `${publicMenu}pages/pages-store.ts`,
    line: `          ...condition,
`,
    noticedBy: [`${publicMenu}publishing/overtaken.api.long`],
  },
  {
    promise: 'Of two runs that find an owner due one tries again',
    file: `${publicMenu}publishing/retries-store.ts`,
    line: "ConditionExpression: 'next_at = :before',",
  },
  {
    promise: 'What failed meanwhile is not taken for done',
    file: `${publicMenu}publishing/retries-store.ts`,
    line: "ConditionExpression: 'failures = :failures',",
  },
  ...alike(
    {
      file: `${publicMenu}publishing/leases-store.ts`,
      noticedBy: [`${publicMenu}publishing/under-lease`],
    },
    [
      {
        promise: 'An owner is published by one at a time',
        line: "const isFree = '(attribute_not_exists(holder) OR #until < :now)';",
        without: `const isFree = '(#until < :now ${always})';`,
      },
      {
        promise: 'Who waited publishes nothing that is published',
        line: `\`attribute_exists(wanted) AND \${isFree}\``,
        without: 'isFree',
      },
      {
        promise: 'Who waited asks for that',
        line: 'ConditionExpression: more === 0 ? isFreeAndPending : isFree,',
        without: 'ConditionExpression: more === 0 ? isFree : isFree,',
      },
      {
        promise: 'Who lost a lease gives nobody else’s back',
        line: "{ ConditionExpression: 'holder = :holder' };",
        without: `{ ConditionExpression: 'holder = :holder ${always}' };`,
      },
      {
        promise: 'Who lost a lease ends nobody else’s',
        line: "'holder = :holder AND wanted = :reading',",
        without: `'(holder = :holder ${always}) AND wanted = :reading',`,
      },
      {
        promise: 'What was wanted while an owner was published is published',
        line: `ConditionExpression: 'holder = :holder AND wanted = :reading',
          ExpressionAttributeValues: { ...values, ':reading': reading },`,
        without: `ConditionExpression: 'holder = :holder',
          ExpressionAttributeValues: values,`,
      },
    ],
  ),
  {
    promise: 'A part of all pages is one run’s at a time',
    file: `${publicMenu}publishing/republish-store.ts`,
    line: "ConditionExpression: 'lease = :lease',",
    noticedBy: [`${publicMenu}publishing/republish.test`],
  },
  {
    promise: 'A part of all pages is begun by one run',
    file: `${publicMenu}publishing/republish-store.ts`,
    line: ": { ConditionExpression: 'attribute_not_exists(pk)' };",
    without: ': {};',
    noticedBy: [`${publicMenu}publishing/republish.test`],
  },
  ...alike({ file: `${catalogue}store/bulk-store.ts` }, [
    {
      promise: 'A job that is run twice changes nothing twice',
      line: "'(attribute_not_exists(bulk_id) OR bulk_id <> :job)'",
      without: `'(bulk_id <> :job ${always})'`,
    },
    {
      promise: 'A dish that is saved while it is deleted by a job goes as it was saved',
      line: "ConditionExpression: 'updated_at = :read',",
      noticedBy: [`${catalogue}store/bulk-store.test`],
    },
    {
      promise: 'A job that has ended deletes nothing that came back since',
      line: "ConditionExpression: 'attribute_exists(pk)',",
      without: `ConditionExpression: '(attribute_exists(pk) OR attribute_not_exists(pk))',`,
      noticedBy: [`${catalogue}store/bulk-store.test`],
    },
    {
      promise: 'A job that outlives its account leaves no row',
      line: "ConditionExpression: 'attribute_exists(structure)',",
      without: `ConditionExpression: '(attribute_exists(structure) ${always})',`,
      noticedBy: [`${catalogue}store/bulk-store.test`],
    },
    {
      promise: 'A job changes what the owner saw, and nothing else',
      line: 'isFirst, ...isUnchanged(from)]',
      without: 'isFirst, ...isUnchanged(undefined)]',
    },
    {
      promise: 'Nor what was not there when the owner saw it',
      line: `\`attribute_not_exists(#\${name})\``,
      without: `\`(attribute_exists(pk) OR attribute_not_exists(#\${name}))\``,
    },
  ]),
  {
    promise: 'What a job has not deleted yet is not deleted, nor counted, twice',
    file: `${catalogue}changes/change-catalogue.ts`,
    line: 'await store.resumeJob(ownerId, id);',
    without: 'void id;',
    noticedBy: [`${catalogue}items/several-items.api`],
  },
  {
    promise: 'A key that came with another call answers nothing',
    file: `${catalogue}changes/idempotent-call.ts`,
    line: 'if (answered.fingerprint === fingerprintOf(once)) return;',
    without: 'if (answered.fingerprint.length === fingerprintOf(once).length) return;',
    noticedBy: [`${catalogue}menus/edits/edit-menu.api`],
  },
];
