import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');

/** For each rule, a forbidden import: from which file, to what. */
const forbidden: Record<string, [from: string, to: string]> = {
  'shared-imports-nobody': ['shared/menu/a.ts', 'services/billing/handler.ts'],
  'a-slice-never-imports-a-sibling': ['services/support/b.ts', 'services/billing/handler.ts'],
  'a-frontend-never-imports-a-service': ['frontends/billing/c.ts', 'services/billing/handler.ts'],
  'a-service-never-imports-infra': ['services/support/d.ts', 'infra/app.ts'],
  'a-browser-never-imports-the-server-side': ['shared/ui/e.ts', 'shared/server/table/keys.ts'],
  'a-service-never-imports-the-browser-side': ['services/support/f.ts', 'shared/browser/client.ts'],
  'contracts-are-zod-and-pure-code': ['shared/contracts/g.ts', 'shared/server/table/keys.ts'],
  'plans-and-menu-are-pure': ['shared/plans/h.ts', 'shared/server/table/keys.ts'],
  'what-is-deployed-never-imports-the-local-cloud': ['infra/stacks/i.ts', 'infra/local/cloud.ts'],
  'only-a-store-speaks-dynamodb': ['services/support/j.ts', '@aws-sdk/client-dynamodb'],
  'no-circular': ['infra/bench/k.ts', 'infra/bench/k.ts'],
  'not-to-unresolvable': ['infra/bench/l.ts', './nowhere.ts'],
};

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A tree that breaks each rule exactly once. */
function brokenTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-rules-'));
  for (const file of ['.dependency-cruiser.cjs', '.tsconfig.base.json'])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [, to] of Object.values(forbidden))
    if (/^[a-z]/.test(to)) write(folder, to, 'export {};\n');
  for (const [from, to] of Object.values(forbidden)) {
    const up = '../'.repeat(from.split('/').length - 1);
    write(folder, from, `import '${/^[a-z]/.test(to) ? `./${up}${to}` : to}';\nexport {};\n`);
  }
  return folder;
}

test('each rule of imports refuses what it is there to refuse', async () => {
  const folder = brokenTree();
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const all = [...args, 'services', 'shared', 'frontends', 'infra'];
  const cruised = await promisify(execFile)(join(root, 'node_modules/.bin/depcruise'), all, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true });
  const { violations, ruleSetUsed } = report.parse(JSON.parse(cruised.stdout)).summary;
  expect(ruleSetUsed.forbidden.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(forbidden).toSorted(),
  );
  for (const [rule, [from]] of Object.entries(forbidden))
    expect(violations).toContainEqual(
      expect.objectContaining({ from, rule: expect.objectContaining({ name: rule }) }),
    );
});
