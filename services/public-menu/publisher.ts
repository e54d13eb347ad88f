import { join } from 'node:path';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { openTable } from '@menuleaf/shared/table/table.ts';
import { environment } from './environment.ts';
import { pageScript, readPageFiles, storePageFiles } from './page-files.ts';
import { pagesStore } from './pages-store.ts';
import { publicMenuStore } from './public-menu-store.ts';
import { publishRestaurant } from './publish.ts';

const env = environment.parse(process.env);
const files = readPageFiles(join(import.meta.dirname, 'pages'));
const tools = {
  store: publicMenuStore(openTable(env.TABLE_NAME)),
  pages: pagesStore(env.PAGES_BUCKET),
  clock: () => new Date(),
  site: { origin: env.PUBLIC_URL, script: pageScript(files) },
};

const ownersKey = /^(?:CATALOGUE|BILLING#PLAN|IDENTITY#CLOSED)#(.+)$/;

type Owner = { restaurants: Set<string>; firstRecord: string };

/** Whose catalogue or plan changed, and which restaurants are named by the changes themselves. */
function changedOwners(records: DynamoDBRecord[]): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { dynamodb } of records) {
    const ownerId = ownersKey.exec(dynamodb?.Keys?.pk?.S ?? '')?.[1];
    if (ownerId === undefined) continue;
    const owner = owners.get(ownerId) ?? {
      restaurants: new Set<string>(),
      firstRecord: dynamodb?.SequenceNumber ?? '',
    };
    // A restaurant that was deleted is in no catalogue any more: only its record tells of it.
    const restaurantId = /^RESTAURANT#(.+)$/.exec(dynamodb?.Keys?.sk?.S ?? '')?.[1];
    if (restaurantId !== undefined) owner.restaurants.add(restaurantId);
    owners.set(ownerId, owner);
  }
  return owners;
}

async function publishOwner(ownerId: string, named: Set<string>) {
  const all = named.union(new Set(await tools.store.restaurantIds(ownerId)));
  await Promise.all([...all].map((id) => publishRestaurant(ownerId, id, tools)));
}

let filesStored: Promise<void> | undefined;

/** Once for each start of the function; a try that failed is no try. */
async function storeFilesOnce() {
  filesStored ??= storePageFiles(files, tools.pages);
  try {
    await filesStored;
  } catch (error) {
    filesStored = undefined;
    throw error;
  }
}

/** Keeps what diners see equal to what owners saved. What fails is tried again by the stream. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures: string[] = [];
  for (const [ownerId, { restaurants, firstRecord }] of changedOwners(event.Records)) {
    try {
      await storeFilesOnce();
      await publishOwner(ownerId, restaurants);
    } catch (error) {
      console.error(JSON.stringify({ ownerId, publishing: 'failed', error: String(error) }));
      failures.push(firstRecord);
    }
  }
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
}
