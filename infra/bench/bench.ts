/** Each bench prints what it measured; nothing is kept. */
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  billing: () => import('./billing.ts'),
  diner: () => import('./diner.ts'),
  import: () => import('./import.ts'),
  dashboard: () => import('./dashboard.ts'),
  'owner-work': () => import('./owner-work.ts'),
  publish: () => import('./publish.ts'),
  services: () => import('./services.ts'),
  calls: () => import('./calls.ts'),
  torture: () => import('./torture.ts'),
};

const names = Object.keys(benches);
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : names) {
  const bench = benches[name];
  if (!bench) throw new Error(`Which bench? One of ${names.join(', ')}`);
  await (await bench()).run();
}
process.exit();
