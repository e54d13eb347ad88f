import { planItemSchema } from '@menuleaf/shared/plans/entitlement.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachInOrder } from '@menuleaf/shared/server/table/each-in-order.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { closingStore } from '../closing/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';
import { catalogueStore } from '../store/catalogue-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const images = imagesStore(env.IMAGES_BUCKET);
const closing = closingStore(table);
const catalogue = catalogueStore(table);

const planIn = (image: Parameters<typeof readImage>[0]) =>
  planItemSchema.safeParse(readImage(image)).data?.plan_type ?? 'free';

/** As the plan is by now: what comes late undoes nothing newer. */
async function follow({ dynamodb }: DynamoDBRecord) {
  const ownerId = idAfter(keys.plan.leadingKey, dynamodb?.Keys?.pk?.S);
  if (ownerId === undefined || planIn(dynamodb?.OldImage) === planIn(dynamodb?.NewImage)) return;
  const { planType } = await catalogue.entitlement(ownerId, new Date());
  const withheld = planType === 'free';
  await images.withhold(await closing.imagesOf(ownerId), withheld);
  log.info(withheld ? 'Images are withheld' : 'Images are given back', { owner_id: ownerId });
}

/** Images are part of Pro: without it they are kept, and the edge gets none of them. */
export const handler = logged((event: DynamoDBStreamEvent) => eachInOrder(event, follow));
