import { CannotRead, limits, tooManyLines } from '../limits.ts';
import { isPriced } from '../parse/bare-names.ts';
import { linesOfText } from '../parse/columns.ts';
import type { SourceLine } from '../parse/source-line.ts';
import { partByFace } from './faces/part-by-face.ts';
import { withRaised } from './faces/raised-text.ts';
import { withSaidBelow } from './faces/said-below.ts';
import { writeCrosses } from './faces/table-crosses.ts';
import type { SourceMenu } from './source-menu.ts';
import { unpackedSize } from './unpacked-size.ts';
import { withLetterSizes } from './word/letter-sizes.ts';
import { linesOfTable } from './word/table-lines.ts';

/** Relative size of a heading: sizes of letters in styles are not read. */
const headingSize = 2;

/** How loud a line is beside plain ones: in capitals, in italics, or in letters of another size. */
const loudness = { 'span.capitals': 1.2, em: 0.8, 'span.large': 1.4, 'span.small': 0.8 };

const isHeading = ({ tagName }: Element) => /^H[1-6]$/u.test(tagName);

/** Keeps a paragraph's breaks and tabs. */
function textOf(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true);
  for (const one of copy.querySelectorAll('br')) one.replaceWith('\n');
  for (const one of copy.querySelectorAll('sup')) {
    const before = one.previousSibling;
    one.textContent = withRaised(before?.textContent ?? '', one.textContent);
    before?.remove();
  }
  return copy.textContent.trim();
}

/** Paragraphs of an element, each its own text; recurses into containers. */
const paragraphsOf = (element: Element): string[] =>
  [...element.children].some(({ tagName }) => /^(?:P|[UO]L|LI|TABLE|T\w+|H[1-6])$/u.test(tagName))
    ? [...element.children].flatMap(blockOf)
    : textOf(element).split('\n');

const cellsOf = (row: Element) => [...row.children].map(paragraphsOf);

const blockOf = (element: Element): string[] =>
  element.tagName === 'TABLE'
    ? linesOfTable(
        [...element.querySelectorAll(':scope > tr, :scope > * > tr')].map((row) => cellsOf(row)),
      )
    : paragraphsOf(element);

/** The sizes of what is all in one such face. */
const sizesOf = (body: Element) =>
  new Map(
    Object.entries(loudness).flatMap(([face, size]) =>
      [...body.querySelectorAll(face)].map((one): [string, number] => [
        one.textContent.trim(),
        size,
      ]),
    ),
  );

/** So many headings part a document. */
const minHeadings = 2;

/** What stands below pictures, and above the first heading with a price at most, is no dish. */
function withAsides(lines: readonly SourceLine[], body: Element): SourceLine[] {
  const captions = new Set([...body.querySelectorAll('.caption')].map((one) => textOf(one)));
  const isHead = ({ size = 1 }: SourceLine) => size === headingSize;
  const first = lines.filter(isHead).length < minHeadings ? 0 : lines.findIndex(isHead);
  const isAbove = lines.slice(0, first).filter(({ text }) => isPriced(text)).length < 2;
  return lines.map((line, at) =>
    captions.has(line.text) || (isAbove && at < first && line.text !== '')
      ? { ...line, part: 'aside' }
      : line,
  );
}

function linesOfBody(body: Element): SourceLine[] {
  const lines: SourceLine[] = [];
  const sizes = sizesOf(body);
  let plain: string[] = [];
  const close = () => {
    if (plain.length > 0)
      lines.push(
        ...linesOfText(plain.join('\n')).map((line) => ({
          ...line,
          size: sizes.get(line.text) ?? 1,
        })),
      );
    plain = [];
  };
  for (const element of body.children) {
    if (isHeading(element)) {
      close();
      lines.push({ text: '' }, { text: textOf(element), size: headingSize });
    } else plain.push(...blockOf(element));
  }
  close();
  const loud = [...body.querySelectorAll('strong')]
    .map((one) => one.textContent.trim())
    .filter((text) => /\p{L}{3}/u.test(text));
  const isLoud = ({ text }: SourceLine) => loud.some((one) => text.startsWith(one));
  const areHeaded = lines.filter(({ size }) => size === headingSize).length >= minHeadings;
  return withAsides(withSaidBelow(lines, isLoud, areHeaded), body);
}

/** Reads the text of a Word file, without images. */
export async function readDocx(file: File): Promise<SourceMenu> {
  const cannotRead = () =>
    new CannotRead(`“${file.name}” can’t be read as a Word file. Save it again as DOCX or PDF.`);
  const arrayBuffer = await file.arrayBuffer();
  const size = await unpackedSize(arrayBuffer, limits.unpackedBytes);
  if (size === undefined) throw cannotRead();
  if (size > limits.unpackedBytes)
    throw new CannotRead(`“${file.name}” is too large. Paste its text instead.`);
  const { default: mammoth } = await import('mammoth');
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer },
      {
        convertImage,
        ignoreEmptyParagraphs: false,
        transformDocument: withLetterSizes,
        styleMap: [
          "r[style-name='large'] => span.large",
          "r[style-name='small'] => span.small",
          'all-caps => span.capitals',
          'strike => !',
          "p[style-name='caption'] => p.caption:fresh",
          'p.Caption => p.caption:fresh',
        ],
      },
    )
    .catch(() => {
      throw cannotRead();
    });
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  writeCrosses(body);
  partByFace(body);
  const lines = linesOfBody(body);
  if (lines.every(({ text }) => text.trim() === ''))
    throw new CannotRead(`“${file.name}” holds no words. If it is a picture, bring it as a photo.`);
  if (lines.length > limits.lines) throw new CannotRead(tooManyLines(lines.length));
  return { kind: 'lines', lines, images: [] };
}
