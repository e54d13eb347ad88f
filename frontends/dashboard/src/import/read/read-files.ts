import type { SourceLine } from '../parse/source-line.ts';
import { linesOfText } from '../parse/columns.ts';
import { isSheet } from '../parse/sheet/layout.ts';
import { rowsOfData } from './data/data.ts';
import { writtenIn } from './languages.ts';
import type { MenuLines, Reading, SourceMenu } from './source-menu.ts';
import { CannotRead, limits, tooManyLines } from '../limits.ts';
import { textOfFile } from '../../parts/text-of-file.ts';

type Read = (file: File, reading: Reading) => Promise<SourceMenu>;

const kinds: [RegExp, Read][] = [
  [
    /\.pdf$|^application\/pdf$/iu,
    async (file, reading) => (await import('./pdf.ts')).readPdf(file, reading),
  ],
  [
    /\.xlsx$|spreadsheetml/iu,
    async (file, { decimals }) => (await import('./xlsx.ts')).readXlsx(file, decimals),
  ],
  [/\.ods$|opendocument\.spreadsheet/iu, async (file) => (await import('./ods.ts')).readOds(file)],
  [/\.x?html?$|^text\/html$/iu, async (file) => (await import('./html.ts')).readHtml(file)],
  [
    /\.zip$|^application\/(?:x-)?zip\b/iu,
    async (file) => {
      const [{ pagesOf }, { readHtml }] = await Promise.all([
        import('./zip-pages.ts'),
        import('./html.ts'),
      ]);
      return joinedLines(await Promise.all((await pagesOf(file)).map(readHtml)), 0, 0);
    },
  ],
  [/\.docx$|wordprocessingml/iu, async (file) => (await import('./docx.ts')).readDocx(file)],
  [
    /\.(?:csv|tsv)$|^text\/(?:csv|tab-separated-values)$/iu,
    async (file) => (await import('./delimited.ts')).readDelimited(await textOfFile(file)),
  ],
  [
    /\.(?:txt|md|text|json|ya?ml)$|^text\/(?!rtf)|^application\/(?:ld\+)?json$/iu,
    async (file) => fromText(await textOfFile(file)),
  ],
  [
    /^image\/|\.(?:jpe?g|png|webp|heic|heif|avif|gif|bmp)$/iu,
    async (file, reading) => (await import('./photo/photo.ts')).readPhoto(file, reading),
  ],
];

/** Typed or pasted text: lines, or the rows of a sheet. */
export async function fromText(text: string): Promise<SourceMenu> {
  const rows = await rowsOfData(text);
  if (rows) return (await import('./delimited.ts')).sheetOf(rows);
  if (isSheet(text)) return (await import('./delimited.ts')).readDelimited(text);
  refuseMany(text.split('\n').length);
  if (text.trim() === '') throw new CannotRead('There is nothing in it.');
  return { kind: 'lines', lines: linesOfText(withoutBoxes(text)), images: [] };
}

/** «☐ Soup 7», «- [x] Pie»: so many boxes to tick are of a phone's list. */
const leastBoxes = 3;
const box = /^[^\S\n]*(?:[☐☑☒✅✔]\u{FE0F}?|[-*] \[[ xX]\])[^\S\n]*(?=\S)(?!.*[☐☑☒])/gmu;

const withoutBoxes = (text: string) =>
  (text.match(box)?.length ?? 0) < leastBoxes ? text : text.replaceAll(box, '');

async function readOne(file: File, reading: Reading): Promise<SourceMenu> {
  if (file.size > limits.fileBytes) {
    throw new CannotRead(`“${file.name}” is larger than ${limits.fileBytes / 1024 / 1024} MB.`);
  }
  if (file.size === 0) throw new CannotRead(`“${file.name}” is empty.`);
  const read = kinds.find(([rule]) => rule.test(file.name) || rule.test(file.type))?.[1];
  if (!read)
    throw new CannotRead(
      `“${file.name}” can’t be read. Use text, a Word file (DOCX), a sheet (CSV, XLSX, ODS), a web page, a PDF or photos.`,
    );
  return read(file, reading);
}

const textOf = (part: SourceMenu) =>
  part.kind === 'lines' ? part.lines.map(({ text }) => text).join(' ') : '';

/** Several photos or pages form one menu. `images` were read before, `at` is the number of its first file. */
function joinedLines(parts: readonly MenuLines[], imagesBefore: number, fileAt: number): MenuLines {
  const lines: SourceLine[] = [];
  const images: string[] = [];
  const warnings: string[] = [];
  for (const [at, part] of parts.entries()) {
    const from = imagesBefore + images.length;
    lines.push(...part.lines.map((line) => withImage(line, from)), { text: '' });
    images.push(...part.images);
    warnings.push(...(part.warnings ?? []).map((said) => `File ${fileAt + at + 1}: ${said}`));
  }
  refuseMany(lines.length);
  return { kind: 'lines', lines, images, warnings };
}

function refuseMany(count: number): void {
  if (count > limits.lines) throw new CannotRead(tooManyLines(count));
}

/** Files in their order: those of lines that follow each other are read as one, a sheet is read by its columns. */
function joined(files: readonly File[], parts: readonly SourceMenu[]): SourceMenu[] {
  if (parts.length < 2) return [...parts];
  const menus: SourceMenu[] = [];
  let run: MenuLines[] = [];
  let images = 0;
  const endRun = (at: number) => {
    if (run.length > 0) menus.push(joinedLines(run, images, at - run.length));
    images += run.flatMap((part) => part.images).length;
    run = [];
  };
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'lines') run.push(part);
    else {
      endRun(at);
      menus.push({ ...part, fileName: files[at]?.name ?? '' });
    }
  }
  endRun(parts.length);
  const lengths = menus.map((menu) => (menu.kind === 'lines' ? menu.lines : menu.rows).length);
  refuseMany(lengths.reduce((sum, length) => sum + length, 0));
  return menus;
}

const withImage = (line: SourceLine, from: number): SourceLine =>
  line.strip ? { ...line, strip: { ...line.strip, image: line.strip.image + from } } : line;

/** Reads files on this device, in their order; nothing is uploaded. */
export async function readFiles(files: readonly File[], reading: Reading): Promise<SourceMenu[]> {
  if (files.length > limits.files) {
    throw new CannotRead(`Up to ${limits.files} files can be read at once.`);
  }
  const parts: SourceMenu[] = [];
  for (const [at, file] of files.entries()) {
    reading.signal.throwIfAborted();
    const onProgress = (part: number, words: string) =>
      reading.onProgress(
        (at + part) / files.length,
        files.length > 1 ? `${words} (${at + 1} of ${files.length})` : words,
      );
    const likelyLanguage = writtenIn(parts.map(textOf).join(' ')) ?? reading.likelyLanguage;
    parts.push(await readOne(file, { ...reading, likelyLanguage, onProgress }));
  }
  return joined(files, parts);
}
