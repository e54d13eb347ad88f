import type { Tag } from '@aws-sdk/client-s3';
import { imageLimit } from '@menuleaf/shared/contracts/fields/image-limit.ts';
import {
  imageKeys,
  originalKey,
  renditionKey,
  renditionKeys,
  uploadKey,
} from '@menuleaf/shared/menu/images.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import type { MadeImage } from './renditions.ts';

/** Concurrent tagging requests. */
const tagConcurrency = 40;

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey';

/** Of an image that was deleted, tags are refused otherwise: what stands in its place takes none. */
const isDeleted = (error: unknown) => error instanceof Error && error.name === 'MethodNotAllowed';

/** Seconds a browser's upload form is valid. */
const uploadLifetime = 600;

/** The image bucket. Uploads expire after a day; finished images never change. */
export function imagesStore(bucket: string) {
  const opened = lazy(async () => (await import('./images-s3.ts')).openImagesS3());
  const put = async (Key: string, Body: Uint8Array, ContentType: string, CacheControl?: string) => {
    const { s3, PutObjectCommand } = await opened();
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType, CacheControl }));
  };

  const remove = async (keys: string[]) => {
    if (keys.length === 0) return;
    const { s3, DeleteObjectsCommand } = await opened();
    const Objects = keys.map((Key) => ({ Key }));
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    const [failed] = Errors;
    if (failed)
      throw new Error(`${Errors.length} objects stay, such as ${failed.Key}: ${failed.Code}`);
  };

  const read = async (Key: string): Promise<Buffer | undefined> => {
    const { s3, GetObjectCommand } = await opened();
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const tag = async (Key: string, TagSet: Tag[]) => {
    const { s3, PutObjectTaggingCommand } = await opened();
    try {
      await s3.send(new PutObjectTaggingCommand({ Bucket: bucket, Key, Tagging: { TagSet } }));
    } catch (error) {
      if (!isMissing(error) && !isDeleted(error)) throw error;
    }
  };

  /** At most 100: an image has eight objects, and S3 deletes 1,000 keys. */
  const removeImages = (images: string[]) => remove(images.flatMap(imageKeys));

  return {
    /** Presigned form for exactly one file of this type and key, within the size limit. */
    async presign(key: string, type: string) {
      const { forBrowsers, createPresignedPost } = await opened();
      return createPresignedPost(forBrowsers, {
        Bucket: bucket,
        Key: key,
        Expires: uploadLifetime,
        // The SDK also makes each field a condition.
        Fields: { 'Content-Type': type },
        Conditions: [['content-length-range', 1, imageLimit]],
      });
    },

    async putUpload(key: string, bytes: Uint8Array, type: string) {
      await put(key, bytes, type);
    },

    /** Triggers the image maker again by rewriting the upload. Returns false if it is missing. */
    async resend(key: string): Promise<boolean> {
      const { s3, GetObjectCommand } = await opened();
      try {
        const { Body, ContentType = '' } = await s3.send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
        );
        await put(key, (await Body?.transformToByteArray()) ?? new Uint8Array(), ContentType);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async readUpload(key: string): Promise<Buffer> {
      const { s3, GetObjectCommand } = await opened();
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },

    async putImage(image: string, { renditions, original }: MadeImage) {
      // An image never changes but can be deleted: edge and browser caches expire within minutes.
      const caching = 'public, max-age=120, s-maxage=120';
      await Promise.all([
        put(originalKey(image), original, 'image/webp'),
        ...renditions.map(({ width, format, bytes }) =>
          put(renditionKey(image, width, format), bytes, `image/${format}`, caching),
        ),
      ]);
    },

    /** The original that a crop was taken from; undefined if none was kept. */
    readOriginal: (image: string) => read(originalKey(image)),

    /** Withholds images from the edge or releases them; missing ones are ignored. */
    async withhold(images: string[], isWithheld: boolean) {
      const TagSet = isWithheld ? [{ Key: 'withheld', Value: 'yes' }] : [];
      const keys = images.flatMap(renditionKeys);
      for (let at = 0; at < keys.length; at += tagConcurrency) {
        const few = keys.slice(at, at + tagConcurrency);
        await Promise.all(few.map((Key) => tag(Key, TagSet)));
      }
    },

    remove,

    removeImages,

    removeImage: (image: string) => removeImages([image]),

    /** Removes an owner's unprocessed uploads, and any images already made from them. */
    async removeUploads(ownerId: string) {
      const { s3, ListObjectsV2Command } = await opened();
      const Prefix = uploadKey(ownerId, '');
      const page = await s3.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix, MaxKeys: 100 }),
      );
      const sent = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      await removeImages(sent.map((key) => key.slice(Prefix.length)));
      await remove(sent);
      if (page.IsTruncated) await this.removeUploads(ownerId);
    },
  };
}

export type ImagesStore = ReturnType<typeof imagesStore>;
