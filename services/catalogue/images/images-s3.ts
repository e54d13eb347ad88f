import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** The client, with the commands that the store of images sends by it. */
export const openImagesS3 = () => ({
  s3: new S3Client({
    maxAttempts: 3,
    forcePathStyle: true,
    requestHandler: { requestTimeout: 8000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  }),
  /** For addresses that browsers post to: the bucket is in the host's name, which a page's policy can name. */
  forBrowsers: new S3Client({}),
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  createPresignedPost,
});
