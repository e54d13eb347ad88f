import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMeanings } from '@menuleaf/shared/contracts/error-meanings.ts';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const docs = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const scriptsOf = (folder: string) =>
  z
    .object({ scripts: z.record(z.string(), z.string()).default({}) })
    .parse(JSON.parse(text(join(folder, 'package.json')))).scripts;

/** Text in backticks, excluding diffs: what those add does not exist yet. */
const quoted = (doc: string) =>
  [
    ...text(doc)
      .replaceAll(/```[^]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, one = '']) => one);

const isFile = (word: string) => /^[\w./*-]+\.(ts|tsx|mjs|cjs|json|css|md|yml)$/.test(word);
const isFolder = (word: string) => /^(services|frontends|shared|infra)(\/[\w.-]+)+\/?$/.test(word);

/** Relative to the root or the document, or anywhere by its name. */
const isThere = (doc: string, path: string) =>
  [root, join(root, dirname(doc))].some((cwd) => globSync(path, { cwd }).length > 0) ||
  tracked.some((file) => file.endsWith(`/${path}`) && existsSync(join(root, file)));

test.each(docs)('%s names no file that is not there', (doc) => {
  const names = quoted(doc).filter((word) => isFile(word) || isFolder(word));
  const generated = /(^|\/)(dist|cdk\.out|menu\.json|mf-manifest\.json)/;
  const missing = names.filter((name) => !generated.test(name) && !isThere(doc, name));
  expect(missing).toEqual([]);
});

test.each(docs)('%s has no link that leads nowhere', (doc) => {
  const links = [...text(doc).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)];
  const missing = links.filter(([, to = '']) => !existsSync(join(root, dirname(doc), to)));
  expect(missing.map(([, to]) => to)).toEqual([]);
});

test.each(docs)('%s names no command that is not there', (doc) => {
  const commands = [...text(doc).matchAll(/npm run ([\w:-]+)(?: -w ([\w/-]+))?/g)];
  const missing = commands.filter(
    ([, script = '', folder = '']) =>
      ![folder || '.', folder || dirname(doc)].some(
        (place) =>
          existsSync(join(root, place, 'package.json')) && Object.hasOwn(scriptsOf(place), script),
      ),
  );
  expect(missing.map(([command]) => command)).toEqual([]);
});

test('the glossary lists every error code with what it means', () => {
  const rows = [...text('infra/decisions/GLOSSARY.md').matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, code, meaning]) => [code, meaning]))).toEqual(
    errorMeanings,
  );
});
