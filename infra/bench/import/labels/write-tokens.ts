import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuesOf, cueSizes, wordOf } from '@menuleaf/dashboard/src/import/parse/model/cues.ts';
import { labels } from '@menuleaf/dashboard/src/import/parse/model/labels.ts';
import { tokensOf } from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import { generate } from '../generate/generate.ts';
import { randomOf } from '../generate/random.ts';
import { menusOf, type TrueMenu } from '../truth.ts';
import { truthLabels } from './truth-labels.ts';
import { type Piece, piecesOf, tokensFrom, varied } from './varied.ts';

/** Besides itself, each real menu is learnt from in so many variants, and each invented one in one. */
const variants = { real: 3, open: 1, generated: 0 };
const generatedFrom = 810_001;
const generatedCount = 500;
const mostTokens = 6000;

const folder = join(import.meta.dirname, '../../../../.local/labels');
const random = randomOf(12_345);
const words = new Map<string, number>();
const menus: { file: string; name: string; isVariant: boolean; from: number; to: number }[] = [];
const all = {
  words: new Array<number>(),
  labels: new Array<number>(),
  vague: new Array<number>(),
  cues: new Array<number>(),
};

function numberOf(word: string): number {
  const known = words.get(word);
  if (known !== undefined) return known;
  words.set(word, words.size);
  return words.size - 1;
}

function add(file: string, name: string, pieces: readonly Piece[], isVariant: boolean): void {
  const tokens = tokensFrom(pieces);
  const from = all.words.length;
  for (const cues of cuesOf(tokens)) all.cues.push(...cues);
  for (const one of tokens) all.words.push(numberOf(wordOf(one)));
  for (const { bits, isVague } of pieces) {
    all.labels.push(bits);
    all.vague.push(isVague ? 1 : 0);
  }
  menus.push({ file, name, isVariant, from, to: all.words.length });
}

function addMenu(
  kind: keyof typeof variants,
  file: string,
  { name, text, truth }: { name: string; text: string; truth: TrueMenu },
): void {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > mostTokens) return;
  const { allowed, isVague } = truthLabels(tokens, truth);
  const pieces = piecesOf(tokens, allowed, isVague);
  add(`${kind}/${file}`, name, pieces, false);
  for (let turn = 0; turn < variants[kind]; turn += 1) {
    const variant = varied(pieces, random);
    if (variant.length > 10) add(`${kind}/${file}`, name, variant, true);
  }
}

for (const kind of ['real', 'open'] as const)
  for (const file of globSync('*.menus', { cwd: join(import.meta.dirname, '..', kind) }).toSorted())
    for (const menu of menusOf(readFileSync(join(import.meta.dirname, '..', kind, file), 'utf8')))
      addMenu(kind, file, menu);
for (let turn = 0; turn < generatedCount; turn += 1) {
  const { text, truth } = generate(generatedFrom + turn);
  addMenu('generated', '', { name: String(turn), text, truth });
}
mkdirSync(folder, { recursive: true });
const write = (name: string, data: string | Uint8Array) => writeFileSync(join(folder, name), data);
write(
  'menus.json',
  JSON.stringify({
    menus,
    cueSizes,
    labelCount: Object.keys(labels).length,
    words: [...words.keys()],
  }),
);
write('words.bin', new Uint8Array(Int32Array.from(all.words).buffer));
write('labels.bin', new Uint8Array(Int16Array.from(all.labels).buffer));
write('vague.bin', Uint8Array.from(all.vague));
write('cues.bin', Uint8Array.from(all.cues));
console.log(`${menus.length} menus, ${all.words.length} tokens, ${words.size} words`);
