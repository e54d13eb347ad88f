import { setTimeout as wait } from 'node:timers/promises';
import { bulkPrices } from './bulk-prices.ts';
import { startCloudProcess } from './cloud-process.ts';
import { resourceUsage, measureUsage } from './resource-usage.ts';
import { editAll, storeOwners } from './many-owners.ts';
import { republishAll } from './republish-all.ts';
import { writeFloor } from './write-floor.ts';

const owners = 120;

/** A full minute, since some functions run every minute. */
const idleMs = 60_000;

const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1).padStart(7);

type Use = { cpuSeconds: number; memoryMb: number };

function print(what: string, times: readonly number[], floorMs: number, use: Use) {
  const half = times[Math.floor(times.length / 2)];
  const figures = [half, times.at(-1), floorMs].map(seconds).join(' ');
  const taken = `${use.cpuSeconds.toFixed(1).padStart(7)} ${use.memoryMb.toFixed(0).padStart(7)}`;
  console.log(`${what.padEnd(56)}${figures} ${taken}`);
}

/** The local cloud's resource usage, and page delays when many edits are saved at once. */
export async function measureUnderLoad(): Promise<void> {
  const cloud = await startCloudProcess();
  try {
    const before = resourceUsage(cloud.pid);
    await wait(idleMs);
    const idle = resourceUsage(cloud.pid);
    const share = ((idle.cpuMs - before.cpuMs) / idleMs) * 100;
    console.log(`\nidle: ${share.toFixed(1)} % of a core, ${idle.memoryMb.toFixed(0)} MiB`);
    console.log(
      `\nseconds until diners see it${' '.repeat(29)}    p50    last   floor   CPU s     MiB`,
    );
    const many = await storeOwners(cloud, owners);
    const floor = await writeFloor(cloud, 2 * owners);
    for (const _ of [1, 2]) {
      const { result, ...use } = await measureUsage(cloud.pid, () => editAll(cloud, many));
      print(
        `${owners} owners edit within ${seconds(result.savingMs).trim()} s`,
        result.times,
        floor,
        use,
      );
    }
    const change = await bulkPrices(cloud);
    const floorOfFive = await writeFloor(cloud, 10);
    for (const [calls, from] of [
      [1, 10],
      [10, 11],
    ] as const) {
      const { result, ...use } = await measureUsage(cloud.pid, () => change(calls, from, from + 1));
      print(`480 prices in 5 restaurants, ${calls} calls`, result, floorOfFive, use);
    }
    await republishAll(cloud);
  } finally {
    await cloud.close();
  }
}
