import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

function openClient() {
  const s3 = new S3Client({
    maxAttempts: 3,
    forcePathStyle: true,
    requestHandler: { requestTimeout: 5000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  });
  // It copies all requests and responses for a log that is not kept.
  s3.middlewareStack.remove('loggerMiddleware');
  return s3;
}

/** The S3 client and the commands the page store uses. */
export const openPagesS3 = () => ({
  s3: openClient(),
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
});
