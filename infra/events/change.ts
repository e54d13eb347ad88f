import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';

/** A change of one row, as the table's stream tells of it. */
export type Change = {
  name: string;
  pk: string;
  sk: string;
  before: unknown;
  after: unknown;
  /** Of this change and no other, however often the stream brings it. */
  id: string;
  at: Date;
};

export const readChange = ({ eventName, dynamodb }: DynamoDBRecord): Change => ({
  name: eventName ?? '',
  pk: dynamodb?.Keys?.pk?.S ?? '',
  sk: dynamodb?.Keys?.sk?.S ?? '',
  before: readImage(dynamodb?.OldImage),
  after: readImage(dynamodb?.NewImage),
  id: dynamodb?.SequenceNumber ?? '',
  // Seconds; to a whole one, as the stream says it.
  at: new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1000),
});
