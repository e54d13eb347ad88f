import type { S3ServiceException } from '@aws-sdk/client-s3';
import { framedByName } from '@menuleaf/shared/contracts/edge-headers.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';

export type Page = {
  body: string;
  contentType: string;
  /** Origins that may frame it, sent as a header by the edge; absent: none. */
  framedBy?: readonly string[];
};

/** Stored as object metadata: the edge turns it into a header. */
const framing = ({ framedBy }: Page) =>
  framedBy && { Metadata: { [framedByName]: framedBy.join(' ') } };

/**
 * Seconds CloudFront may cache a page: fresh plus stale stays under the 5 s within which edits must show. If the origin
 * fails, it may serve a stale page for a day.
 */
export const pageCaching = 'max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** For immutable files: a year, on phones too. */
export const immutableCaching = 'max-age=31536000, immutable';

type StoredFile = {
  key: string;
  body: string | Uint8Array;
  contentType: string;
  caching: string;
};

const isOfS3 = (error: unknown): error is S3ServiceException =>
  error instanceof Error && '$metadata' in error;

const statusOf = (error: unknown) => (isOfS3(error) ? error.$metadata.httpStatusCode : undefined);

const opened = lazy(async () => (await import('./pages-s3.ts')).openPagesS3());

/** A file of a bucket; undefined if missing. */
export async function readObject(bucket: string, key: string): Promise<Uint8Array | undefined> {
  const { s3, GetObjectCommand } = await opened();
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/**
 * The bucket of published pages. A removed page leaves a tombstone, tagged so that CloudFront cannot read it: thus
 * every key keeps an ETag, and an overtaken publisher's conditional write always fails.
 */
export function pagesStore(bucket: string) {
  return {
    async etag(key: string): Promise<string | undefined> {
      const { s3, HeadObjectCommand } = await opened();
      try {
        return (await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ETag;
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },

    /** ETags of the first thousand keys below a prefix. */
    async etagsBelow(prefix: string): Promise<Map<string, string>> {
      const { s3, ListObjectsV2Command } = await opened();
      const listed = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
      const found = listed.Contents ?? [];
      return new Map(found.map(({ Key = '', ETag = '' }) => [Key, ETag]));
    },

    async read(key: string): Promise<string | undefined> {
      const bytes = await readObject(bucket, key);
      return bytes && new TextDecoder().decode(bytes);
    },

    /** Writes a file other than a restaurant page, unconditionally. */
    async putFile({ key, body, contentType, caching }: StoredFile) {
      const { s3, PutObjectCommand } = await opened();
      await s3.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          CacheControl: caching,
        }),
      );
    },

    /** Missing files are ignored. */
    async removeFiles(keys: readonly string[]) {
      const { s3, DeleteObjectCommand } = await opened();
      const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await Promise.all(keys.map(remove));
    },

    /** Conditional write: the key must have this ETag, or be absent. Returns the new ETag; undefined on a conflict. */
    async replace(
      key: string,
      etag: string | undefined,
      page: Page | { goneAt: number },
    ): Promise<string | undefined> {
      const content =
        'goneAt' in page
          ? { Body: `gone ${page.goneAt}`, ContentType: 'text/plain', Tagging: 'gone=yes' }
          : {
              Body: page.body,
              ContentType: page.contentType,
              CacheControl: pageCaching,
              ...framing(page),
            };
      const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
      const { s3, PutObjectCommand } = await opened();
      try {
        const command = new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          ...content,
          ...condition,
        });
        return (await s3.send(command)).ETag ?? '';
      } catch (error) {
        // 409: concurrent conditional writes; 404: the object is gone.
        if ([404, 409, 412].includes(statusOf(error) ?? 0)) return undefined;
        throw error;
      }
    },
  };
}

export type PagesStore = ReturnType<typeof pagesStore>;
