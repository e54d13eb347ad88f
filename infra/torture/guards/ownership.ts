import { alike, identity, catalogue, billing, publicMenu, torture, type Guard } from './guard.ts';

export const ownership: Guard[] = [
  ...alike(
    {
      file: `${catalogue}images/join-upload.ts`,
      noticedBy: [`${catalogue}images/join-upload.test`],
    },
    [
      {
        promise: 'An upload is one dish’s',
        line: 'if (upload.item_id !== undefined && upload.item_id !== row.id) throw usedBefore(field);',
        without: 'void usedBefore;',
      },
      {
        promise: 'An upload is its owner’s',
        line: 'if (named?.ownerId !== ownerId) throw notYours(field);',
        without: 'if (!named || !ownerId) throw notYours(field);',
      },
      {
        promise: 'An upload is for what it was sent for',
        line: "if (!upload || (upload.slot ?? 'image') !== slot) throw notYours(field);",
        without: 'if (!upload || !slot) throw notYours(field);',
      },
    ],
  ),
  {
    promise: 'A payment is confirmed by who paid',
    file: `${billing}plan-calls.ts`,
    line: "if (session?.client_reference_id !== owner.accountId) throw notFound('Payment session');",
    without: "if (!session) throw notFound('Payment session');",
    noticedBy: [`${billing}billing.api`],
  },
  {
    promise: 'What is named must be there',
    file: `${catalogue}changes/catalogue-edits.ts`,
    line: 'if (ids.some((id) => !known.has(id))) throw notFound(nounOf[kind]);',
    without: 'void known;',
    noticedBy: [`${catalogue}testing/catalogue.api`, torture],
  },
  {
    promise: 'Who closed their account makes nothing any more',
    file: 'shared/server/table/closed-account.ts',
    line: "ConditionExpression: 'attribute_not_exists(pk)',",
    noticedBy: [`${catalogue}closing`, `${identity}account/closing.api`],
  },
  ...alike({ file: `${catalogue}images/uploads-store.ts` }, [
    {
      promise: 'An upload is one dish’s, whoever asks at the same time',
      line: '(attribute_not_exists(item_id) OR item_id = :item)',
      without: '(attribute_exists(pk) OR item_id = :item)',
    },
    {
      promise: 'Who closed their account begins no upload',
      line: 'await table.transact([{ Put: { Item } }, mustBeOpen(ownerId)]);',
      without: 'await table.transact([{ Put: { Item } }]);',
    },
    {
      promise: 'Who closed their account begins no upload for a dish',
      line: `          { Put: { Item } },
          mustBeOpen(ownerId),
`,
      without: `          { Put: { Item } },
`,
    },
  ]),
  {
    promise: 'A restaurant’s guests are its owner’s alone',
    file: `${publicMenu}guests/read-guests.ts`,
    line: 'const restaurant = await context.guests.restaurantOf(owner.accountId, id);',
    without: `const restaurant = (await context.guests.restaurantOf(owner.accountId, id)) ?? {
    time_zone: 'UTC',
    countedTo: undefined,
    look: undefined,
  };`,
    noticedBy: [`${publicMenu}guests/guests.api`],
  },
  {
    promise: 'Who closed their account begins no catalogue',
    file: `${catalogue}store/structure-store.ts`,
    line: 'seen === undefined ? [mustBeOpen(ownerId)] : []',
    without: 'seen === undefined ? [] : []',
    noticedBy: [`${catalogue}store/catalogue-store`],
  },
  {
    promise: 'Who closed their account gets no plan',
    file: `${billing}billing-store.ts`,
    line: 'const isOpen = before ? [] : [mustBeOpen(after.user_id)];',
    without: 'const isOpen: WriteAction[] = [];',
  },
];
