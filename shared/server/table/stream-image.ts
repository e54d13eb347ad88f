import type { AttributeValue as SdkValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from 'aws-lambda';

/** An item before or after a stream change; undefined if it did not exist. */
export function readImage(image: Record<string, AttributeValue> | undefined) {
  // The two packages type the same wire format twice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; what comes out is parsed by the reader
  return image && unmarshall(image as Record<string, SdkValue>);
}
