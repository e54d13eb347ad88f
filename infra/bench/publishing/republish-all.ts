import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { parts } from '@menuleaf/public-menu-service/publishing/published-pages-store.ts';
import { republishStore } from '@menuleaf/public-menu-service/publishing/republish-store.ts';
import { openTableOf } from '../samples/bench-restaurant.ts';
import { measureUsage } from './resource-usage.ts';

/** One run of the republisher over everything: time per restaurant, and share of a core. */
export async function republishAll(cloud: LocalCloud & { pid: number }): Promise<void> {
  const store = republishStore(openTableOf(cloud));
  const from = performance.now();
  const { result: made, functionsSeconds } = await measureUsage(cloud.pid, async () => {
    const orderedAt = await store.order(new Date());
    const run = fetch(`${cloud.origin}/__local/schedules?function=republisher`, { method: 'POST' });
    for (;;) {
      const { parts: all } = await store.state();
      const mine = [...all.values()].filter(({ job }) => job.endsWith(`@${orderedAt}`));
      if (mine.filter(({ finished_at }) => finished_at).length === parts.length) {
        await run;
        return mine.reduce((sum, part) => sum + part.made, 0);
      }
      await wait(100);
    }
  });
  const ms = (performance.now() - from) / made;
  console.log(
    `\nevery page anew: ${made} restaurants, ${ms.toFixed(0)} ms each by one run of six at once, ` +
      `${((functionsSeconds * 1000) / made).toFixed(0)} ms of a core in the function`,
  );
}
