import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
export function demand(call, action, key, bucket) {
  if (!call.may(action, key, bucket)) throw accessDenied();
}
export function tellCreated(call, how, object) {
  const { key, size, eTag } = object;
  const { bucket } = call.request;
  call.tell({ bucket, key, size, eTag, eventName: `ObjectCreated:${how}` });
}
/** As on AWS, who may not list the bucket does not learn that a key is absent. */
export function noSuchKey(call, bucket) {
  if (!call.may('s3:ListBucket', undefined, bucket)) return accessDenied();
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
}
/** A marker of a deletion is a version that cannot be got. */
export function noSuchVersion({ request, store }, id) {
  if (store.versions(request.bucket).find(request.key, id)) {
    const message = 'The specified method is not allowed against this resource.';
    return new S3Error(405, 'MethodNotAllowed', message);
  }
  return new S3Error(404, 'NoSuchVersion', 'The specified version does not exist.');
}
/** Which version an answer is of, where the bucket keeps versions. */
export const versionHeader = ({ request, store }, { data }) =>
  store.versions(request.bucket).areKept ? { 'x-amz-version-id': data } : {};
const stored = [
  'content-type',
  'cache-control',
  'content-encoding',
  'content-disposition',
  'content-language',
  'expires',
];
/** What an object keeps of the headers, or form fields, that it was sent with. User metadata has 2 KB at most. */
export function headersToStore(given) {
  const kept = Object.entries(given).filter(
    ([name]) => stored.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const headers = Object.fromEntries(kept);
  const encoding = (headers['content-encoding'] ?? '').split(/\s*,\s*/).filter(Boolean);
  delete headers['content-encoding'];
  const lasting = encoding.filter((coding) => coding !== 'aws-chunked');
  if (lasting.length > 0) headers['content-encoding'] = lasting.join(',');
  const metadata = kept.filter(([name]) => name.startsWith('x-amz-meta-'));
  if (metadata.flat().join('').length - metadata.length * 'x-amz-meta-'.length > 2048) {
    throw new S3Error(400, 'MetadataTooLarge', 'Your metadata headers exceed 2 KB.');
  }
  return { 'content-type': 'binary/octet-stream', ...headers };
}
const everywhere = [
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-security-token',
  'x-amz-user-agent',
  'x-amz-expected-bucket-owner',
];
/** Refuses with 501 an `x-amz-` header that the verb does not act on. A name that ends in `-` is a prefix. */
export function refuseUnknownHeaders(request, known) {
  const names = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  for (const name of names) {
    const isKnown = [...everywhere, ...known].some((one) =>
      one.endsWith('-') ? name.startsWith(one) : name === one,
    );
    if (!isKnown) throw notImplemented(`the header ${name} here`);
  }
}
