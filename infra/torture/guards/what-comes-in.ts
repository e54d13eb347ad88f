import { alike, catalogue, publicMenu, type Guard } from './guard.ts';

export const whatComesIn: Guard[] = [
  ...alike({ file: 'shared/server/http/read-input.ts', noticedBy: ['shared/server/http/serve'] }, [
    {
      promise: 'Half a character is refused',
      line: 'if (wrong.length > 0) throw new HttpError(422, wrong);',
      noticedBy: ['infra/contracts/hostile-text'],
    },
    {
      promise: 'What is nested without end is refused',
      line: "if (depth > deepest) throw new HttpError(400, 'The body is nested too deep');",
      without: 'void deepest;',
      noticedBy: ['infra/contracts/refusals.api.long'],
    },
    {
      promise: 'What is too large is refused',
      line: 'if (bytes.length > jsonLimit) {',
      without: 'if (bytes.length > 10 * jsonLimit) {',
    },
    {
      promise: 'A form of another site sends nothing',
      line: 'if (!/^application\\/json\\s*(;|$)/i.test(contentType)) {',
      without: "if (contentType === 'none') {",
    },
    {
      promise: 'What cannot be an id names nothing',
      line: "if (isStrange) throw new HttpError(404, 'Not Found');",
      without: 'void isStrange;',
    },
  ]),
  ...alike({ file: 'shared/server/http/multipart-body.ts' }, [
    {
      promise: 'A field of a form is none of every object’s',
      line: "if (name in {}) throw new HttpError(422, [{ loc, msg: 'Unknown field', type: 'unknown' }]);",
    },
    {
      promise: 'A file is of a size',
      line: 'fileSize: imageLimit, ',
      noticedBy: ['shared/server/http/serve'],
    },
    {
      promise: 'A text is of a size',
      line: 'if (isTruncated) reject(',
      without: 'if (isTruncated === undefined) reject(',
    },
  ]),
  ...alike({ file: `${catalogue}images/image-rules.ts` }, [
    {
      promise: 'An image holds nothing but an image',
      line: 'return isPadding ? undefined : moreThanImage;',
      without: 'return isPadding ? undefined : undefined;',
    },
    {
      promise: 'An image is one by its bytes',
      line: 'if (!format) return wrongType;',
      without: 'if (!format) return undefined;',
    },
    {
      promise: 'An image is whole',
      line: 'if (end === undefined) return damagedImage;',
      without: 'if (end === undefined) return undefined;',
    },
  ]),
  {
    promise: 'A link is of the web',
    file: 'shared/contracts/fields/web-address.ts',
    line: 'if (/^https?:\\/\\/\\S+$/i.test(typed)) return parseUrl(typed) && typed;',
    without: 'if (/^\\w+:\\S+$/i.test(typed)) return parseUrl(typed) && typed;',
  },
  {
    promise: 'Leave to send a file is leave for one of a size',
    file: `${catalogue}images/images-store.ts`,
    line: "Conditions: [['content-length-range', 1, imageLimit]],",
    without: 'Conditions: imageLimit > 0 ? [] : [],',
    noticedBy: [`${catalogue}images/upload-image.api`],
  },
  {
    promise: 'A bomb is not decoded',
    file: `${catalogue}images/make-image.ts`,
    line: 'const pixelLimit = 40_000_000;',
    without: 'const pixelLimit = 400_000_000;',
    noticedBy: [`${catalogue}images/image-memory.long`],
  },
  {
    promise: 'What has to be held whole fits into memory',
    file: `${catalogue}images/make-image.ts`,
    line: 'if (await isTooLarge(bytes)) return { problem: tooLarge };',
    without: 'await isTooLarge(bytes);',
    noticedBy: [`${catalogue}images/image-memory.long`],
  },
  {
    promise: 'The words of a choice that is named as every object’s own are kept',
    file: 'shared/menu/prices/choice-key.ts',
    line: '(name in {} ? ` ${name}` : name)',
    without: 'name',
    noticedBy: ['shared/menu/prices/choice-key', `${catalogue}menus/reserved-names.api`],
  },
  {
    promise: 'A name that JSON’s readers drop is no choice',
    file: 'shared/contracts/catalogue/items/price-choices.ts',
    line: "name !== '__proto__'",
    without: "name !== ''",
    noticedBy: [`${catalogue}menus/reserved-names.api`],
  },
  {
    promise: 'A photo that somebody made up counts as a photo, whatever it is called',
    file: `${publicMenu}guests/tally.ts`,
    line: '(getOwn(counts, name) ?? 0)',
    without: '(counts[name] ?? 0)',
  },
];
