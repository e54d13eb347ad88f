import { dirname } from 'node:path';
import { mutualImports } from './house/mutual-imports.ts';
import { importsOf, isOfTests, textOf, trackedFiles } from './house/source-files.ts';

const files = trackedFiles(/\.(ts|tsx|mts|mjs)$/);

/** `shared/menu` of `shared/menu/hours/week.ts`. */
const roomOf = (path: string) => /^(shared|services|frontends|infra)\/[\w-]+(?=\/)/.exec(path)?.[0];

const imported = new Map<string, Set<string>>();
for (const file of files) {
  const from = roomOf(file);
  if (!from) continue;
  const rooms = imported.get(from) ?? new Set();
  imported.set(from, rooms);
  for (const target of importsOf(file)) {
    const to = roomOf(target);
    if (to && to !== from) rooms.add(to);
  }
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room);
const rows = [
  ...textOf('.github/CONTRIBUTING.md').matchAll(/^\| (`\w+\/.*?) +\| (.*?) +\|$/gm),
].map(([, rooms = '', imports = '']) => ({ rooms: quoted(rooms), imports: quoted(imports) }));

const isMeant = (pattern: string, room: string) =>
  pattern === room || (pattern.endsWith('/*') && room.startsWith(pattern.slice(0, -1)));
const everybody = ['shared/contracts', 'shared/testing'];
/** They act as owners or diners, or measure, in any room. */
const anywhere = ['infra/bench', 'frontends/journeys'];

test('a room imports no other than CONTRIBUTING says', () => {
  expect(rows.length).toBeGreaterThan(10);
  const unsaid = [...imported].flatMap(([from, rooms]) => {
    if (anywhere.includes(from)) return [];
    const own = rows.filter((row) => row.rooms.some((pattern) => isMeant(pattern, from)));
    const said = [...everybody, ...own.flatMap((row) => row.imports)];
    return [...rooms]
      .filter((to) => !said.some((pattern) => isMeant(pattern, to)))
      .map((to) => `${from} imports ${to}`);
  });
  expect(unsaid).toEqual([]);
});

test('what CONTRIBUTING says that a room imports, it does', () => {
  const missing = rows.flatMap(({ rooms, imports }) =>
    rooms.flatMap((pattern) => {
      const found = [...imported].filter(([from]) => isMeant(pattern, from));
      const all = new Set(found.flatMap(([, to]) => [...to]));
      return imports
        .filter((to) => ![...all].some((room) => isMeant(to, room)))
        .map((to) => `${pattern} does not import ${to}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('a folder holds at most 25 files of code, its tests apart', () => {
  const sizes = new Map<string, number>();
  for (const file of files) {
    if (isOfTests(file)) continue;
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  expect([...sizes].filter(([, size]) => size > 25)).toEqual([]);
});

test('no two folders beside each other import each other', () => {
  expect(mutualImports(files.filter((file) => !isOfTests(file)))).toEqual([]);
});
