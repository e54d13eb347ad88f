import { resolve } from 'node:path';
import { buildAll, localOutput } from '@menuleaf/infra/build/build.ts';
import { seedDemo } from '@menuleaf/infra/seed/demo.ts';
import { tableOf } from './clients.ts';
import { type Demo, dropHalfSeeded, seedOnce } from './seed-once.ts';
import { startLocalCloud, type LocalCloud } from './local-cloud.ts';

const root = resolve(import.meta.dirname, '../..');
const dataDir = resolve(root, process.env.MENULEAF_DATA ?? '.local');
const port = Number(process.env.PORT ?? 4000);

/** Seeds, and has the photos brought once the product is ready. */
async function timedSeed(cloud: LocalCloud, later: (work: () => Promise<void>) => void) {
  const from = performance.now();
  const { demo, bringPictures } = await seedDemo({ origin: cloud.origin, ...tableOf(cloud) });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`The demo took ${seconds} s; its photos follow within a minute`);
  later(bringPictures);
  return demo;
}

function tellAddresses(cloud: LocalCloud, demo: Demo): void {
  console.log(`\nMenuleaf is ready on ${cloud.origin}\n`);
  console.log(`  Demo restaurant   ${cloud.origin}/restaurant/2/menu`);
  const said = ({ email, password }: Demo['free']) => `${email}, password ${password}`;
  console.log(`  Owner on Free     ${said(demo.free)}`);
  if (demo.pro) console.log(`  Owner on Pro      ${said(demo.pro)}`);
  if (demo.hours) console.log(`  Menus by hours    ${said(demo.hours)}`);
  console.log(`  Mail and logs     ${cloud.origin}/__local`);
  console.log(`  Data              ${dataDir}\n`);
}

async function main() {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT=${process.env.PORT} is not a port`);
  }
  console.log('Building what has changed');
  await buildAll();
  dropHalfSeeded(dataDir);
  const cloud = await startLocalCloud({ cdkOut: localOutput, port, dataDir });
  let bringPictures = () => Promise.resolve();
  let pictures: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= cloud.close().finally(() => process.exit(0)));
  let askedAt = 0;
  const stop = () => {
    const isFirst = askedAt === 0;
    // The terminal and the launcher both send the same Ctrl-C.
    if (!isFirst && performance.now() - askedAt < 1000) return;
    askedAt = performance.now();
    if (!isFirst || !pictures) return void close();
    console.log('Stopping when the demo has its photos; Ctrl-C again stops at once');
    void pictures.then(close);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const later = (work: () => Promise<void>) => {
    bringPictures = work;
  };
  const demo = await seedOnce(dataDir, () => timedSeed(cloud, later));
  tellAddresses(cloud, demo);
  pictures = bringPictures()
    .catch((error: unknown) => console.error('The photos of the demo could not be brought:', error))
    .finally(() => (pictures = undefined));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
