/** What can be brought at once. Beyond it a phone would stand still, and nobody looks over so much in one sitting. */
export const limits = {
  /** Bytes of one file. */
  fileBytes: 20 * 1024 * 1024,
  /** Bytes of an Excel or Word file once it is unpacked: a small one may claim gigabytes. */
  unpackedBytes: 200 * 1024 * 1024,
  files: 10,
  lines: 2500,
  dishes: 1000,
  pdfPages: 30,
  sheetRows: 2500,
  sheetColumns: 40,
} as const;

/** A reason why something cannot be read, in words for the owner. */
export class CannotRead extends Error {}

export const tooManyLines = (count: number) =>
  `This has ${count.toLocaleString('en')} lines. Up to ${limits.lines.toLocaleString('en')} can be read at once: import it in parts.`;
