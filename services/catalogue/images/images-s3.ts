import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** The S3 client and the commands the image store uses. */
export const openImagesS3 = () => ({
  s3: new S3Client({
    maxAttempts: 3,
    forcePathStyle: true,
    requestHandler: { requestTimeout: 8000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  }),
  /** Presigns URLs that browsers post to: virtual-hosted, so that a page's CSP can name the bucket's host. */
  forBrowsers: new S3Client({}),
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  createPresignedPost,
});
