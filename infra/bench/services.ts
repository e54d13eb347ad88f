import { printStarts } from './function-starts.ts';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { callEverything } from './requests/call-everything.ts';

/** Size and startup time of each Lambda, and the requests of each call of the product. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    await printStarts(Object.assign({}, ...Object.values(cloud.environments)));
    console.log(
      '\ncall                                              status   to DynamoDB   to the provider',
    );
    for (const { route, note, status, requests, provider } of await callEverything(cloud)) {
      const name = note ? `${route} ${note}` : route;
      const asked =
        String(requests).padStart(6) + (provider > 0 ? String(provider).padStart(15) : '');
      console.log(`${name.padEnd(56)}${status}${asked}`);
    }
  });
}
