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
  if (!lists(wanted, existing.eTag)) throw preconditionFailed('If-Match');
}

/** Whether the client's copy is current (304). Refuses with 412. RFC 9110, section 13.2.2. */
export function isUnchanged(headers: Headers, object: StoredObject): boolean {
  const modified = Math.floor(Date.parse(object.lastModified) / 1000) * 1000;
  const match = headers['if-match'];
  const unmodified = headers['if-unmodified-since'];
  if (match !== undefined && !lists(match, object.eTag)) throw preconditionFailed('If-Match');
  if (match === undefined && unmodified !== undefined && modified > Date.parse(unmodified)) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  if (headers['if-none-match'] !== undefined) return lists(headers['if-none-match'], object.eTag);
  const since = headers['if-modified-since'];
  return since !== undefined && modified <= Date.parse(since);
}

/** ETags may lack their quotes, as the console and some SDKs send them. */
function lists(condition: string, eTag: string): boolean {
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || `"${tag.replaceAll('"', '')}"` === eTag);
}

function preconditionFailed(condition: string): S3Error {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new S3Error(412, 'PreconditionFailed', `${message}: ${condition}`);
}
