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
  // It copies all that was asked and answered for a log that nobody keeps.
  s3.middlewareStack.remove('loggerMiddleware');
  return s3;
}

/** The client, with the commands that the store of pages sends by it. */
export const openPagesS3 = () => ({
  s3: openClient(),
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
});
