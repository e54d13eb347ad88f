import type { AttributeValue as SdkValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from 'aws-lambda';

/** An item as it stood before or after a change of the stream; undefined where there was none. */
export function readImage(image: Record<string, AttributeValue> | undefined) {
  // The two packages type the same wire format twice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; what comes out is parsed by the reader
  return image && unmarshall(image as Record<string, SdkValue>);
}
