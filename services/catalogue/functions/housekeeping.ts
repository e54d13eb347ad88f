import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachInOrder } from '@menuleaf/shared/server/table/each-in-order.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { setTimeout } from 'node:timers/promises';
import { bulkJob } from '../store/bulk-job.ts';
import { bulkStore } from '../store/bulk-store.ts';
import { closingStore } from '../closing/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';

const env = environment.parse(process.env);
const images = imagesStore(env.IMAGES_BUCKET);
const table = openTable(env.TABLE_NAME);
const closing = closingStore(table);
const bulk = bulkStore(table);

const withImage = z.object({ image: z.optional(z.string()), image_upload: z.optional(z.string()) });
const trashedItem = z.object({ row: withImage });

/** It is an item's by now, or never will be. */
async function removeLooseImage(ownerId: string, image: string | undefined) {
  if (image === undefined || (await closing.isInUse(ownerId, image))) return;
  await images.removeImage(image);
}

/** A deletion can no longer be undone: what was brought back meanwhile still has its image. */
async function removeTrashedImage(ownerId: string, record: DynamoDBRecord) {
  const trash = trashedItem.safeParse(readImage(record.dynamodb?.OldImage)).data;
  await removeLooseImage(ownerId, trash?.row.image);
  // Made while it was being deleted.
  await removeLooseImage(ownerId, trash?.row.image_upload);
}

/** Whoever replaced an image removes it, unless they died in between. */
async function removeReplacedImage(ownerId: string, { dynamodb }: DynamoDBRecord) {
  const before = withImage.parse(readImage(dynamodb?.OldImage) ?? {}).image;
  const after = withImage.parse(readImage(dynamodb?.NewImage) ?? {}).image;
  if (before !== after) await removeLooseImage(ownerId, before);
}

/** Milliseconds that a call has for the change of many rows that it began; after that it counts as dead. */
const callsTurn = 5000;

/** What a call has begun is done, even if its function has died. Both at once would only be in each other's way. */
async function finishJob(ownerId: string, record: DynamoDBRecord) {
  const begun = bulkJob.safeParse(readImage(record.dynamodb?.NewImage)).data;
  if (!begun || !(await bulk.job(ownerId, begun.id))) return;
  const age = Date.now() - Date.parse(begun.created_at);
  await setTimeout(Math.max(0, Math.min(callsTurn, callsTurn - age)));
  const left = await bulk.job(ownerId, begun.id);
  if (left) await bulk.runJob(ownerId, left);
}

async function tidy(record: DynamoDBRecord) {
  const sk = record.dynamodb?.Keys?.sk?.S;
  const ownerId = idAfter(keys.item.leadingKey, record.dynamodb?.Keys?.pk?.S);
  if (ownerId === undefined) return;
  if (record.eventName === 'INSERT' && idAfter(keys.bulk.sortPrefix, sk)) {
    return finishJob(ownerId, record);
  }
  if (record.eventName === 'MODIFY' && idAfter(keys.item.sortPrefix, sk)) {
    return removeReplacedImage(ownerId, record);
  }
  if (record.eventName !== 'REMOVE') return;
  if (idAfter(keys.trash.sk('items', ''), sk)) await removeTrashedImage(ownerId, record);
  const uploadId = idAfter(keys.upload.sortPrefix, sk);
  if (uploadId !== undefined) await removeLooseImage(ownerId, uploadId);
}

/** Removes for good what owners have let go of, and finishes what was left half done. */
export const handler = logged((event: DynamoDBStreamEvent) => eachInOrder(event, tidy));
