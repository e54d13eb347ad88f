import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Credentials } from '../access/principals.ts';
import type { HttpResponse, Origin } from '../api/http.ts';
import { region } from '../stack/resource-types.ts';

/** A bucket as an origin, read with the edge's own credentials. */
export function bucketOrigin(endpoint: string, credentials: Credentials, bucket: string): Origin {
  // CloudFront also attempts a connection to an origin three times.
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: 3,
  });
  return async ({ path, method }) => {
    if (!['GET', 'HEAD'].includes(method)) return refused(403, 'AccessDenied');
    try {
      const Key = decodeURIComponent(path.slice(1)) || '/';
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      const body = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      const headers: Record<string, string | undefined> = {
        'content-type': found.ContentType,
        'cache-control': found.CacheControl,
        'content-encoding': found.ContentEncoding,
        'content-language': found.ContentLanguage,
        etag: found.ETag,
        'last-modified': found.LastModified?.toUTCString(),
        ...ownWords(found.Metadata),
      };
      return { status: 200, headers: defined(headers), cookies: [], body };
    } catch (error) {
      if (error instanceof S3ServiceException) {
        return refused(error.$metadata.httpStatusCode ?? 500, error.name);
      }
      return refused(503, 'ServiceUnavailable');
    }
  };
}

/** User metadata as S3 returns it and CloudFront forwards it. */
const ownWords = (metadata: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(metadata).map(([name, word]) => [`x-amz-meta-${name}`, word]));

const defined = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

const refused = (status: number, code: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  cookies: [],
  body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
});
