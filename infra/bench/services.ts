import { printStarts } from './function-starts.ts';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { callEverything } from './requests/call-everything.ts';

/** Size and startup time of each Lambda, and DynamoDB requests of each call of the main job. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    await printStarts(Object.assign({}, ...Object.values(cloud.environments)));
    console.log('\ncall                                              status   DynamoDB requests');
    for (const { route, note, status, requests } of await callEverything(cloud)) {
      const name = note ? `${route} ${note}` : route;
      console.log(`${name.padEnd(56)}${status}${String(requests).padStart(6)}`);
    }
  });
}
