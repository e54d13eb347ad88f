import { inFile, noticedIn, catalogue, publicMenu, type Guard } from './guard.ts';

export const whatComesIn: Guard[] = [
  ...noticedIn('shared/server/http/read-input.ts', ['infra/contracts/hostile-text'], {
    'Half a character is refused': 'if (wrong.length > 0) throw new HttpError(422, wrong);',
  }),
  ...noticedIn('shared/server/http/read-input.ts', ['infra/contracts/refusals.api.long'], {
    'What is nested without end is refused': [
      "if (depth > deepest) throw new HttpError(400, 'The body is nested too deep');",
      'void deepest;',
    ],
  }),
  ...noticedIn('shared/server/http/read-input.ts', ['shared/server/http/serve'], {
    'What is too large is refused': [
      'if (bytes.length > jsonLimit) {',
      'if (bytes.length > 10 * jsonLimit) {',
    ],
    'A form of another site sends nothing': [
      'if (!/^application\\/json\\s*(;|$)/i.test(contentType)) {',
      "if (contentType === 'none') {",
    ],
    'What cannot be an id names nothing': [
      "if (isStrange) throw new HttpError(404, 'Not Found');",
      'void isStrange;',
    ],
  }),
  ...inFile('shared/server/http/multipart-body.ts', {
    'A field of a form is none of every object’s':
      "if (name in {}) throw new HttpError(422, [{ loc, msg: 'Unknown field', type: 'unknown' }]);",
    'A text is of a size': ['if (isTruncated) reject(', 'if (isTruncated === undefined) reject('],
  }),
  ...noticedIn('shared/server/http/multipart-body.ts', ['shared/server/http/serve'], {
    'A file is of a size': 'fileSize: imageLimit, ',
  }),
  ...inFile(`${catalogue}images/image-rules.ts`, {
    'An image holds nothing but an image': [
      'return isPadding ? undefined : moreThanImage;',
      'return isPadding ? undefined : undefined;',
    ],
    'An image is one by its bytes': [
      'if (!format) return wrongType;',
      'if (!format) return undefined;',
    ],
    'An image is whole': [
      'if (end === undefined) return damagedImage;',
      'if (end === undefined) return undefined;',
    ],
  }),
  ...inFile('shared/contracts/fields/web-address.ts', {
    'A link is of the web': [
      'if (/^https?:\\/\\/\\S+$/i.test(typed)) return parseUrl(typed) && typed;',
      'if (/^\\w+:\\S+$/i.test(typed)) return parseUrl(typed) && typed;',
    ],
  }),
  ...noticedIn(`${catalogue}images/images-store.ts`, [`${catalogue}images/upload-image.api`], {
    'Leave to send a file is leave for one of a size': [
      "Conditions: [['content-length-range', 1, imageLimit]],",
      'Conditions: imageLimit > 0 ? [] : [],',
    ],
  }),
  ...noticedIn(`${catalogue}images/make-image.ts`, [`${catalogue}images/image-memory.long`], {
    'A bomb is not decoded': ['const pixelLimit = 40_000_000;', 'const pixelLimit = 400_000_000;'],
    'What has to be held whole fits into memory': [
      'if (await isTooLarge(bytes)) return { problem: tooLarge };',
      'await isTooLarge(bytes);',
    ],
  }),
  ...noticedIn(
    'shared/menu/prices/choice-key.ts',
    ['shared/menu/prices/choice-key', `${catalogue}menus/reserved-names.api`],
    {
      'The words of a choice that is named as every object’s own are kept': [
        '(name in {} ? ` ${name}` : name)',
        'name',
      ],
    },
  ),
  ...noticedIn(
    'shared/contracts/catalogue/items/price-choices.ts',
    [`${catalogue}menus/reserved-names.api`],
    {
      'A name that JSON’s readers drop is no choice': ["name !== '__proto__'", "name !== ''"],
    },
  ),
  ...inFile(`${publicMenu}guests/tally.ts`, {
    'A photo that somebody made up counts as a photo, whatever it is called': [
      '(getOwn(counts, name) ?? 0)',
      '(counts[name] ?? 0)',
    ],
  }),
];
