/** Import limits. Beyond them a phone would freeze, and nobody reviews so much in one sitting. */
export const limits = {
  fileBytes: 20 * 1024 * 1024,
  /** Bytes of an unpacked Excel or Word file: a small one may claim gigabytes. */
  unpackedBytes: 200 * 1024 * 1024,
  files: 10,
  lines: 2500,
  dishes: 1000,
  pdfPages: 30,
  sheetRows: 2500,
  sheetColumns: 120,
} as const;

/** Why something cannot be read, in the owner's words. */
export class CannotRead extends Error {}

export const tooManyLines = (count: number) =>
  `This has ${count.toLocaleString('en')} lines. Up to ${limits.lines.toLocaleString('en')} can be read at once: import it in parts.`;
