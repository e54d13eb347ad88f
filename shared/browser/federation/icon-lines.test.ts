import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import iconLines from './icon-lines.ts';

test('of every icon its lines are left, and what makes it one', () => {
  const folder = join(fileURLToPath(import.meta.resolve('lucide-react')), '../../esm/icons');
  const icons = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const whole = icons.map((name) => readFileSync(join(folder, name), 'utf8'));
  const linesOf = (source: string) => source.match(/\b(?!name|size|key)\w+: "[^"]*"/g);
  for (const source of whole) expect(linesOf(iconLines(source))).toEqual(linesOf(source));
  const trash = whole[icons.indexOf('trash.mjs')] ?? '';
  expect(iconLines(trash).replaceAll(/\s+/g, ' ')).toContain(
    `const __iconData = { node: [ ["path", { d: "M10 11v6" }], ["path", { d: "M14 11v6" }], `,
  );
  expect(iconLines(trash)).not.toMatch(/license|key|aliases|__iconData\.node/);
});
