import { identity, publicMenu, type Guard } from './guard.ts';

export const whatGoesOut: Guard[] = [
  {
    promise: 'A mail shows a name, and runs none',
    file: 'shared/server/mail/email-template.ts',
    line: "text.replace(/[&<>\"']/g, (character) => entities[character] ?? '');",
    without: 'text.replace(/[&]/g, (character) => entities[character] ?? character);',
    noticedBy: [
      `${identity}identity.api`,
      `${identity}account/verify-email.api`,
      'services/support/support.api',
    ],
  },
  {
    promise: 'A sheet runs nothing',
    file: 'shared/menu/csv/csv.ts',
    line: "{ newline: '\\r\\n', escapeFormulae: formula },",
    without: "{ newline: '\\r\\n' },",
    noticedBy: ['shared/menu/csv/items-csv'],
  },
  {
    promise: 'No other site frames an owner’s pages',
    file: 'infra/edge/edge-policies.ts',
    line: '"frame-ancestors \'none\'",',
    without: '',
    noticedBy: ['infra/edge', 'services/public-menu/pages', 'infra/local/edge'],
  },
  {
    promise: 'A page’s data ends no script',
    file: 'frontends/public-menu/src/page/structured-data.ts',
    line: "JSON.stringify(data).replaceAll('<', '\\\\u003c');",
    without: 'JSON.stringify(data);',
    noticedBy: ['frontends/public-menu/src/page/structured-data', `${publicMenu}pages/pages.test`],
  },
  {
    promise: 'A name is drawn on the card as it is',
    file: `${publicMenu}card/draw-card.ts`,
    line: "text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');",
    without: "entities ? text : '';",
    noticedBy: [`${publicMenu}card/social-card`],
  },
  {
    promise: 'A name is printed as it is',
    file: 'frontends/dashboard/src/restaurants/qr/qr-print.ts',
    line: `text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');`,
    without: "entities ? text : '';",
    noticedBy: ['frontends/dashboard/src/restaurants/qr/qr-print'],
  },
  {
    promise: 'A cell that Excel begins within another runs nothing',
    file: 'shared/menu/csv/csv.ts',
    line: 'cells.map(guardedWithin)',
    without: 'cells.map(String)',
    noticedBy: ['shared/menu/csv/items-csv'],
  },
  {
    promise: 'A subject adds no header to a mail',
    file: 'shared/server/mail/ses-mailer.ts',
    line: 'Data: oneLine(mail.subject)',
    without: 'Data: mail.subject',
    noticedBy: ['shared/server/mail/ses-mailer'],
  },
  {
    promise: 'A log holds no secret and no address',
    file: 'shared/server/log/conceal.ts',
    line: "if (typeof value === 'string') return withoutSecrets(value);",
    without: "if (typeof value === 'string') return value;",
    noticedBy: ['shared/server/log/log.test'],
  },
  {
    promise: 'Nobody is listed whose email may be another’s',
    file: `${publicMenu}publishing/owners-store.ts`,
    line: 'hasVerifiedEmail: verified !== undefined,',
    without: 'hasVerifiedEmail: true,',
    noticedBy: [`${identity}account/verify-email.api`],
  },
];
