import { dirname } from 'node:path';
import { importsOf } from './source-files.ts';

const isWithin = (a: string, b: string) =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/** Sibling folders that import each other: neither is the upper layer. */
export function mutualImports(files: readonly string[]): string[] {
  const known = new Set(files);
  const arrows = new Map<string, Set<string>>();
  for (const file of files.filter((it) => /\.(ts|tsx|mts|mjs)$/.test(it))) {
    const to = arrows.get(dirname(file)) ?? new Set();
    arrows.set(dirname(file), to);
    for (const target of importsOf(file)) if (known.has(target)) to.add(dirname(target));
  }
  return [...arrows].flatMap(([from, all]) =>
    [...all]
      .filter((to) => from < to && arrows.get(to)?.has(from) && !isWithin(from, to))
      .map((to) => `${from} <-> ${to}`),
  );
}
