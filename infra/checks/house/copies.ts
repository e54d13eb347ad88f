import { isOfTests, textOf } from './source-files.ts';

/** This many identical lines are a copy; fewer are just syntax. */
const least = 10;

/** Lines with content: not imports, brackets or blanks. */
const saying = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(import|export \{|\} from|\/\/|\*|\/\*)/.test(line));

/** Pairs of files with ten identical lines in a row, except tests. */
export function copies(files: readonly string[]): string[] {
  const firstAt = new Map<string, string>();
  const pairs = new Set<string>();
  for (const file of files.filter((it) => /\.tsx?$/.test(it) && !isOfTests(it))) {
    const lines = saying(textOf(file));
    for (let at = 0; at + least <= lines.length; at += 1) {
      const said = lines.slice(at, at + least).join('\n');
      const first = firstAt.get(said);
      if (first && first !== file) pairs.add(`${first} = ${file}`);
      firstAt.set(said, first ?? file);
    }
  }
  return [...pairs];
}
