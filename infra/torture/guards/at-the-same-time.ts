import {
  inFile,
  noticedIn,
  always,
  identity,
  catalogue,
  billing,
  publicMenu,
  type Guard,
} from './guard.ts';

export const atTheSameTime: Guard[] = [
  ...noticedIn(`${catalogue}store/structure-store.ts`, [`${catalogue}store/catalogue-store`], {
    'What was decided upon is what is changed': [
      "seen === undefined ? 'attribute_not_exists(#structure)' : '#structure = :seen',",
      `seen === undefined ? 'attribute_not_exists(#structure) ${always}' : '#structure = :seen ${always}',`,
    ],
    'A call that comes twice makes one thing': [
      "ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',",
      `ConditionExpression: 'expires_at <= :now ${always}',`,
    ],
  }),
  ...noticedIn(`${catalogue}store/structure-store.ts`, [`${catalogue}changes/lease`], {
    'Of several who ask for the lease one has it': [
      "'attribute_exists(structure) AND (attribute_not_exists(lease_of) OR lease_of = :of OR lease_until <= :now)',",
      `'attribute_exists(structure) AND (lease_of = :of OR lease_until <= :now ${always})',`,
    ],
    'A lease that has passed on is not ended by who had it':
      "ConditionExpression: 'lease_of = :of',",
  }),
  ...inFile(`${catalogue}changes/lease.ts`, {
    'Who has met another one is not overtaken by those who come then': [
      'if (isAnothers && lease.until > clock().getTime()) return undefined;',
      'void isAnothers;',
    ],
  }),
  ...noticedIn(
    `${catalogue}store/catalogue-diff.ts`,
    [`${catalogue}changes/change-catalogue`, `${catalogue}store/catalogue-diff`],
    {
      'A row that was saved meanwhile is not written over': [
        "['updated_at = :read', ...conditions].join(' AND ')",
        "['attribute_exists(pk) OR updated_at = :read', ...conditions].join(' AND ')",
      ],
    },
  ),
  ...inFile(`${catalogue}store/catalogue-diff.ts`, {
    'An image that is replaced is known, whoever else replaces it': [
      "['updated_at = :read', ...conditions].join(' AND ')",
      "'updated_at = :read'",
    ],
    'A dish that got an image meanwhile shows it, or another one that knows of it': [
      `\`attribute_not_exists(#\${name})\`,`,
      `\`(attribute_exists(pk) OR attribute_not_exists(#\${name}))\`,`,
    ],
  }),
  ...noticedIn(`${catalogue}changes/catalogue-edits.ts`, [`${catalogue}testing/catalogue.api`], {
    'A form does not save over what another one saved': [
      'if (loaded !== undefined && loaded !== row.updated_at) throw refuseOverwrite();',
      'void refuseOverwrite;',
    ],
  }),
  ...noticedIn(`${publicMenu}functions/publisher.ts`, [`${publicMenu}functions/plan-end.long`], {
    'A plan that changes changes the pages': [
      'keys.restaurant, keys.plan, keys.closedAccount',
      'keys.restaurant, keys.closedAccount',
    ],
  }),
  ...inFile(`${publicMenu}public-menu-store.ts`, {
    'A page that is newer is not written over': "ConditionExpression: 'revision = :before',",
    'Of two who publish a restaurant for the first time one does': [
      "before ? isStill(before) : { ConditionExpression: 'attribute_not_exists(pk)' };",
      'before ? isStill(before) : {};',
    ],
    'Who was overtaken leaves nothing as seen': [
      `          ConditionExpression,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },`,
      `          ConditionExpression: \`\${ConditionExpression} ${always}\`,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },`,
    ],
  }),
  ...noticedIn(`${identity}passwords-store.ts`, [`${identity}identity-store`], {
    'A password that was changed meanwhile is not changed back':
      "ConditionExpression: 'password_hash = :old',",
    'An email that was corrected or confirmed meanwhile is not corrected over': [
      "'email_hash = :before AND (attribute_not_exists(email_verified) OR email_verified = :no)',",
      `'email_hash = :before AND (attribute_not_exists(email_verified) OR email_verified = :no) ${always}',`,
    ],
  }),
  ...inFile(`${catalogue}images/uploads-store.ts`, {
    'An image that is made while a dish is joined with it is shown': [
      "outcome === undefined ? 'attribute_not_exists(outcome)' : 'outcome = :outcome';",
      "outcome === undefined ? 'attribute_exists(pk)' : 'outcome = :outcome';",
    ],
    'An upload that is joined with a dish is what was read of it': [' AND ${isAsRead}`', '`'],
    'A dish keeps the image that it waited for last': `ConditionExpression: \`\${fields.upload} = :upload\`,`,
  }),
  ...noticedIn('shared/server/table/table.ts', ['shared/server/table/retry-writes'], {
    'A transaction whose answer was lost is the same one at its next try': [
      '{ TransactItems, ClientRequestToken: randomUUID() }',
      '{ TransactItems }',
    ],
  }),
  ...noticedIn(
    'frontends/dashboard/src/editor/editing/open-editing.ts',
    ['editor/testing/unsent-edits'],
    {
      'What is typed just before the page is left is kept': [
        '      send();\n      keep();\n      last =',
        '      send();\n      last =',
      ],
      'A page that was left keeps nothing over what the next one keeps': [
        'if (!isNext) unsent.keep(unsentOf(state));',
        'void isNext;\n    unsent.keep(unsentOf(state));',
      ],
    },
  ),
  ...noticedIn(
    'frontends/dashboard/src/editor/editing/autosave.ts',
    ['editor/testing/unsent-edits'],
    {
      'What was under way when the page was left is sent as the same call': [
        "store.set({ call, status: 'saving' });\n    store.keep();",
        "store.set({ call, status: 'saving' });",
      ],
    },
  ),
  ...inFile(`${billing}billing-store.ts`, {
    'Of two who write an owner’s first plan one does': [
      ": { ConditionExpression: 'attribute_not_exists(pk)' };",
      ': {};',
    ],
    'Two tabs lead to one checkout, so that nobody pays twice': [
      "'attribute_not_exists(pk) OR expires_at <= :now OR attempt = :used',",
      `'expires_at <= :now OR attempt = :used ${always}',`,
    ],
  }),
  ...noticedIn(
    `${publicMenu}pages/pages-store.ts`,
    [`${publicMenu}publishing/overtaken.api.long`],
    {
      'A page that was written meanwhile is not written over': `          ...condition,
`,
    },
  ),
  ...inFile(`${publicMenu}publishing/retries-store.ts`, {
    'Of two runs that find an owner due one tries again':
      "ConditionExpression: 'next_at = :before',",
    'What failed meanwhile is not taken for done': "ConditionExpression: 'failures = :failures',",
  }),
  ...noticedIn(`${publicMenu}publishing/leases-store.ts`, [`${publicMenu}publishing/under-lease`], {
    'An owner is published by one at a time': [
      "const isFree = '(attribute_not_exists(holder) OR #until < :now)';",
      `const isFree = '(#until < :now ${always})';`,
    ],
    'Who waited publishes nothing that is published': [
      `\`attribute_exists(wanted) AND \${isFree}\``,
      'isFree',
    ],
    'Who waited asks for that': [
      'ConditionExpression: more === 0 ? isFreeAndPending : isFree,',
      'ConditionExpression: more === 0 ? isFree : isFree,',
    ],
    'Who lost a lease gives nobody else’s back': [
      "{ ConditionExpression: 'holder = :holder' };",
      `{ ConditionExpression: 'holder = :holder ${always}' };`,
    ],
    'Who lost a lease ends nobody else’s': [
      "'holder = :holder AND wanted = :reading',",
      `'(holder = :holder ${always}) AND wanted = :reading',`,
    ],
    'What was wanted while an owner was published is published': [
      `ConditionExpression: 'holder = :holder AND wanted = :reading',
          ExpressionAttributeValues: { ...values, ':reading': reading },`,
      `ConditionExpression: 'holder = :holder',
          ExpressionAttributeValues: values,`,
    ],
  }),
  ...noticedIn(
    `${publicMenu}publishing/republish-store.ts`,
    [`${publicMenu}publishing/republish.test`],
    {
      'A part of all pages is one run’s at a time': "ConditionExpression: 'lease = :lease',",
      'A part of all pages is begun by one run': [
        ": { ConditionExpression: 'attribute_not_exists(pk)' };",
        ': {};',
      ],
    },
  ),
  ...inFile(`${catalogue}store/bulk-store.ts`, {
    'A job that is run twice changes nothing twice': [
      "'(attribute_not_exists(bulk_id) OR bulk_id <> :job)'",
      `'(bulk_id <> :job ${always})'`,
    ],
    'A job changes what the owner saw, and nothing else': [
      'isFirst, ...isUnchanged(from)]',
      'isFirst, ...isUnchanged(undefined)]',
    ],
    'Nor what was not there when the owner saw it': [
      `\`attribute_not_exists(#\${name})\``,
      `\`(attribute_exists(pk) OR attribute_not_exists(#\${name}))\``,
    ],
  }),
  ...noticedIn(`${catalogue}store/bulk-store.ts`, [`${catalogue}store/bulk-store.test`], {
    'A copy that was made and saved since is not made again': [
      "const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };",
      'const isNew = {};',
    ],
    'A dish that is saved while it is deleted by a job goes as it was saved':
      "ConditionExpression: 'updated_at = :read',",
    'A job that has ended deletes nothing that came back since': [
      "ConditionExpression: 'attribute_exists(pk)',",
      `ConditionExpression: '(attribute_exists(pk) OR attribute_not_exists(pk))',`,
    ],
    'A job that outlives its account leaves no row': [
      "ConditionExpression: 'attribute_exists(structure)',",
      `ConditionExpression: '(attribute_exists(structure) ${always})',`,
    ],
  }),
  ...noticedIn(`${catalogue}store/item-copy.ts`, [`${catalogue}store/bulk-store.test`], {
    'A copy has the photo that its original still shows': [
      "ConditionExpression: 'image = :image',",
      `ConditionExpression: '(image = :image ${always})',`,
    ],
  }),
  ...noticedIn(`${catalogue}changes/change-catalogue.ts`, [`${catalogue}items/several-items.api`], {
    'What a job has not deleted yet is not deleted, nor counted, twice': [
      'await store.resumeJob(ownerId, id);',
      'void id;',
    ],
  }),
  ...noticedIn(
    `${catalogue}changes/idempotent-call.ts`,
    [`${catalogue}menus/edits/edit-menu.api`],
    {
      'A key that came with another call answers nothing': [
        'if (answered.fingerprint === fingerprintOf(once)) return;',
        'if (answered.fingerprint.length === fingerprintOf(once).length) return;',
      ],
    },
  ),
];
