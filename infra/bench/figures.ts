/** A bench's output, and when and where it ran. */
export type Run = { bench: string; day: string; machine: string; printed: string };

const title = '# Figures';

const head = `${title}

What each bench printed last. \`npm run bench -- --keep\` runs them all and writes this page; with a name, that one's part of it.
What each measures, and how, is in [README.md](README.md).
`;

const partOf = ({ bench, day, machine, printed }: Run) =>
  `## \`${bench}\`\n\n${day}, on ${machine}.\n\n\`\`\`text\n${printed.replaceAll('```', '').trim()}\n\`\`\`\n`;

/** The page with this run replacing the bench's previous one; the others stay, ordered by `benches`. */
export function withRun(page: string, run: Run, benches: readonly string[]): string {
  const parts = new Map(
    page
      .split(/^(?=## `)/mu)
      .slice(1)
      .map((part) => [/^## `(.*)`/u.exec(part)?.[1] ?? '', `${part.trim()}\n`]),
  );
  parts.set(run.bench, partOf(run));
  return [head, ...benches.flatMap((bench) => parts.get(bench) ?? [])].join('\n');
}
