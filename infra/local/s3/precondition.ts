import { notImplemented, S3Error } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html. Refuses with 412, or 404 for If-Match on a
 * missing key.
 */
export function allowWrite(headers: Headers, existing: StoredObject | undefined): void {
  const wanted = headers['if-match'];
  const unwanted = headers['if-none-match'];
  if (unwanted !== undefined && unwanted !== '*')
    throw notImplemented('If-None-Match other than *');
  if (unwanted === '*' && existing) throw preconditionFailed('If-None-Match');
  if (wanted === undefined) return;
  if (!existing) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  if (wanted !== existing.eTag) throw preconditionFailed('If-Match');
}

function preconditionFailed(condition: string): S3Error {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new S3Error(412, 'PreconditionFailed', `${message}: ${condition}`);
}
