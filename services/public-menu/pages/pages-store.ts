import type { S3ServiceException } from '@aws-sdk/client-s3';
import { framedByName } from '@menuleaf/shared/contracts/edge-headers.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';

export type Page = {
  body: string;
  contentType: string;
  /** The origins whose pages may frame it, which the edge says in its answer; absent: nobody's. */
  framedBy?: readonly string[];
};

/** Told beside a page, as words of the object's own: the edge makes the header of them. */
const framing = ({ framedBy }: Page) =>
  framedBy && { Metadata: { [framedByName]: framedBy.join(' ') } };

/**
 * Seconds that CloudFront may keep a page: fresh and then stale together stay under the 5 s in which an edit
 * has to show. While nothing behind it answers, it may serve what it has for a day.
 */
export const pageCaching = 'max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** For what never changes under its name: a year, in the phone too. */
export const lastingCaching = 'max-age=31536000, immutable';

type StoredFile = {
  key: string;
  body: string | Uint8Array;
  contentType: string;
  caching: string;
};

const isOfS3 = (error: unknown): error is S3ServiceException =>
  error instanceof Error && '$metadata' in error;

const statusOf = (error: unknown) => (isOfS3(error) ? error.$metadata.httpStatusCode : undefined);

/**
 * The bucket of finished pages. A page that is gone leaves a mark under its key, tagged so that CloudFront may not
 * read it: what is under a key then always has an ETag, and a publisher that was overtaken always fails on it.
 */
export function pagesStore(bucket: string) {
  const opened = lazy(async () => (await import('./pages-s3.ts')).openPagesS3());
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

    /** The first thousand below a prefix, each key with its ETag. */
    async etagsBelow(prefix: string): Promise<Map<string, string>> {
      const { s3, ListObjectsV2Command } = await opened();
      const listed = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
      const found = listed.Contents ?? [];
      return new Map(found.map(({ Key = '', ETag = '' }) => [Key, ETag]));
    },

    async read(key: string): Promise<string | undefined> {
      const { s3, GetObjectCommand } = await opened();
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body?.transformToString();
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },

    /** Writes a file that is no page of a restaurant, whatever was there. */
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

    /** What was never there, or is gone already, is no failure. */
    async removeFiles(keys: readonly string[]) {
      const { s3, DeleteObjectCommand } = await opened();
      const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await Promise.all(keys.map(remove));
    },

    /** Writes over what had this ETag, or over nothing. Returns the new one; undefined when it has changed meanwhile. */
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
        // 409: two conditional writes met; 404: what was to be replaced is gone.
        if ([404, 409, 412].includes(statusOf(error) ?? 0)) return undefined;
        throw error;
      }
    },
  };
}

export type PagesStore = ReturnType<typeof pagesStore>;
