import {
  inFile,
  noticedIn,
  identity,
  catalogue,
  billing,
  publicMenu,
  torture,
  type Guard,
} from './guard.ts';

export const ownership: Guard[] = [
  ...noticedIn(`${catalogue}images/join-upload.ts`, [`${catalogue}images/join-upload.test`], {
    'An upload is one dish’s': [
      'if (upload.item_id !== undefined && upload.item_id !== row.id) throw usedBefore(field);',
      'void usedBefore;',
    ],
    'An upload is its owner’s': [
      'if (named?.ownerId !== ownerId) throw notYours(field);',
      'if (!named || !ownerId) throw notYours(field);',
    ],
    'An upload is for what it was sent for': [
      "if (!upload || (upload.slot ?? 'image') !== slot) throw notYours(field);",
      'if (!upload || !slot) throw notYours(field);',
    ],
  }),
  ...noticedIn(`${billing}plan-calls.ts`, [`${billing}billing.api`], {
    'A payment is confirmed by who paid': [
      "if (session?.client_reference_id !== owner.accountId) throw notFound('Payment session');",
      "if (!session) throw notFound('Payment session');",
    ],
  }),
  ...noticedIn(
    `${catalogue}changes/catalogue-edits.ts`,
    [`${catalogue}testing/catalogue.api`, torture],
    {
      'What is named must be there': [
        'if (ids.some((id) => !known.has(id))) throw notFound(nounOf[kind]);',
        'void known;',
      ],
    },
  ),
  ...noticedIn(
    'shared/server/table/closed-account.ts',
    [`${catalogue}closing`, `${identity}account/closing.api`],
    {
      'Who closed their account makes nothing any more':
        "ConditionExpression: 'attribute_not_exists(pk)',",
    },
  ),
  ...inFile(`${catalogue}images/uploads-store.ts`, {
    'An upload is one dish’s, whoever asks at the same time': [
      '(attribute_not_exists(item_id) OR item_id = :item_id)',
      '(attribute_exists(pk) OR item_id = :item_id)',
    ],
    'Who closed their account begins no upload': [
      'await table.transact([{ Put: { Item } }, mustBeOpen(ownerId)]);',
      'await table.transact([{ Put: { Item } }]);',
    ],
    'Who closed their account begins no upload for a dish': [
      `          { Put: { Item } },
          mustBeOpen(ownerId),
`,
      `          { Put: { Item } },
`,
    ],
  }),
  ...noticedIn(`${publicMenu}guests/read-guests.ts`, [`${publicMenu}guests/guests.api`], {
    'A restaurant’s guests are its owner’s alone': [
      'const restaurant = await context.guests.restaurantOf(owner.accountId, id);',
      `const restaurant = (await context.guests.restaurantOf(owner.accountId, id)) ?? {
    time_zone: 'UTC',
    countedTo: undefined,
    look: undefined,
  };`,
    ],
  }),
  ...noticedIn(`${catalogue}store/structure-store.ts`, [`${catalogue}store/catalogue-store`], {
    'Who closed their account begins no catalogue': [
      'seen === undefined ? [mustBeOpen(ownerId)] : []',
      'seen === undefined ? [] : []',
    ],
  }),
  ...inFile(`${billing}billing-store.ts`, {
    'Who closed their account gets no plan': [
      'const isOpen = before ? [] : [mustBeOpen(after.user_id)];',
      'const isOpen: WriteAction[] = [];',
    ],
  }),
];
