import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';
import { parts } from '@menuleaf/public-menu-service/publishing/published-pages-store.ts';
import { republishStore } from '@menuleaf/public-menu-service/publishing/republish-store.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { measureUsage } from './resource-usage.ts';

/** One run of the republisher over everything: time per restaurant, and share of a core. */
export async function republishAll(cloud: LocalCloud & { pid: number }): Promise<void> {
  const environment = Object.values(cloud.environments).find(({ TABLE_NAME }) => TABLE_NAME);
  const { credentials, endpoints } = cloud;
  const dynamo = new DynamoDBClient({
    endpoint: endpoints.AWS_ENDPOINT_URL ?? '',
    region,
    credentials,
  });
  const store = republishStore(openTable(environment?.TABLE_NAME ?? '', dynamo));
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
