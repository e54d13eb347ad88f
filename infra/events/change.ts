import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord } from 'aws-lambda';

/** A change of one row in the table's stream. */
export type Change = {
  name: string;
  pk: string;
  sk: string;
  before: unknown;
  after: unknown;
  /** Unique to this change, even if redelivered. */
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
  // Epoch seconds, whole, as in the stream.
  at: new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1000),
});
