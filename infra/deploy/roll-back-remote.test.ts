import {
  CopyObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { rollBackRemote } from './roll-back-remote.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';

const bucket = variableOf('PAGES_BUCKET');
const s3 = new S3Client({ region: 'us-east-1', forcePathStyle: true });

/** Stores a build as a deployment does: kept, then served. */
async function deploy(id: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const Key = `builds/shell/${id}/${name}`;
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: text }));
    const CopySource = `${bucket}/${Key}`;
    await s3.send(new CopyObjectCommand({ Bucket: bucket, Key: name, CopySource }));
  }
}

const served = async (name: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
  return Body?.transformToString();
};

test('a build that had one HTML for all addresses gives it to those that got one of their own later', async () => {
  await deploy('older', { 'index.html': 'older' });
  await deploy('newer', { 'index.html': 'newer', 'home.html': 'newer home' });
  expect((await rollBackRemote({ s3, bucket, frontend: 'shell' }, 'older')).id).toBe('older');
  expect([await served('index.html'), await served('home.html')]).toEqual(['older', 'older']);
  await rollBackRemote({ s3, bucket, frontend: 'shell' }, 'newer');
  expect([await served('index.html'), await served('home.html')]).toEqual(['newer', 'newer home']);
});
