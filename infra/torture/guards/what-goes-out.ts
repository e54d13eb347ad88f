import { inFile, noticedIn, identity, publicMenu, type Guard } from './guard.ts';

export const whatGoesOut: Guard[] = [
  ...noticedIn(
    'shared/server/mail/email-template.ts',
    [`${identity}identity.api`, `${identity}account/email.api`, 'services/support/support.api'],
    {
      'A mail shows a name, and runs none': [
        "text.replace(/[&<>\"']/g, (character) => entities[character] ?? '');",
        'text.replace(/[&]/g, (character) => entities[character] ?? character);',
      ],
    },
  ),
  ...noticedIn('shared/menu/suggestions/asked-about.ts', [`${publicMenu}publishing/asked-about`], {
    'No diner is told by the kitchen’s word what its words have come to contradict': [
      'allergens_confirmed_at: null,',
      'allergens_confirmed_at: item.allergens_confirmed_at,',
    ],
    'No dish is vegan whose words have come to suggest milk': [
      'is_vegan: item.is_vegan && hasNone(animal),',
      'is_vegan: item.is_vegan && hasNone(seafood),',
    ],
  }),
  ...noticedIn('shared/menu/csv/csv.ts', ['shared/menu/csv/items-csv'], {
    'A sheet runs nothing': [
      "{ newline: '\\r\\n', escapeFormulae: formula },",
      "{ newline: '\\r\\n' },",
    ],
    'A cell that Excel begins within another runs nothing': [
      'cells.map(guardedWithin)',
      'cells.map(String)',
    ],
  }),
  ...noticedIn(
    'infra/edge/edge-policies.ts',
    ['infra/edge', 'services/public-menu/pages', 'infra/local/edge'],
    {
      'No other site frames an owner’s pages': '"frame-ancestors \'none\'",',
    },
  ),
  ...noticedIn(
    'frontends/public-menu/src/page/structured-data.ts',
    ['frontends/public-menu/src/page/structured-data', `${publicMenu}pages/pages.test`],
    {
      'A page’s data ends no script': [
        "JSON.stringify(data).replaceAll('<', '\\\\u003c');",
        'JSON.stringify(data);',
      ],
    },
  ),
  ...noticedIn(`${publicMenu}card/draw-card.ts`, [`${publicMenu}card/social-card`], {
    'A name is drawn on the card as it is': [
      "text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');",
      "entities ? text : '';",
    ],
  }),
  ...inFile('frontends/dashboard/src/restaurants/qr/qr-print.ts', {
    'A name is printed as it is': [
      `text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');`,
      "entities ? text : '';",
    ],
  }),
  ...inFile('shared/server/mail/ses-mailer.ts', {
    'A subject adds no header to a mail': ['Data: oneLine(mail.subject)', 'Data: mail.subject'],
  }),
  ...noticedIn('shared/server/log/log.ts', ['shared/server/log/log.test'], {
    'A log holds no secret and no address': [
      "if (typeof value === 'string') return withoutSecrets(value);",
      "if (typeof value === 'string') return value;",
    ],
  }),
  ...noticedIn(`${publicMenu}publishing/owners-store.ts`, [`${identity}account/email.api`], {
    'Nobody is listed whose email may be another’s': [
      'hasVerifiedEmail: verified !== undefined,',
      'hasVerifiedEmail: true,',
    ],
  }),
  ...inFile('infra/edge/framed-by.ts', {
    'A menu is framed by what its owner named, and by nothing that has another form': [
      '(origins.test(sites) ? sites.replace(',
      '(sites ? sites.replace(',
    ],
  }),
  ...noticedIn(
    'shared/contracts/catalogue/restaurants/embed-sites.ts',
    [`${publicMenu}embed.api`],
    {
      'A site is an origin of the public web': [
        String.raw`const isSite = protocol === 'https:' && /^[a-z\d.-]+\.[a-z\d-]{2,}$/.test(hostname);`,
        "const isSite = protocol === 'https:' && hostname !== '';",
      ],
      'So many sites are named as a header holds': [
        'z.maxLength(mostEmbedSites, ',
        'z.maxLength(1000, ',
      ],
    },
  ),
  ...noticedIn(
    'frontends/public-menu/src/embed/embed.ts',
    ['frontends/public-menu/src/embed/embed.test'],
    {
      'A page around a menu listens to nobody else':
        'if (source !== frame.contentWindow || from !== origin) return;',
    },
  ),
];
