import * as z from 'zod';
import { readPayload } from './payload.ts';
import { demand, noSuchKey, noSuchVersion, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { readXml } from './xml.ts';

/** S3's limit of tags per object. */
const mostTags = 10;

const tag = z.object({ Key: z.string(), Value: z.string() });
const tagSet = z.object({ Tag: z.array(tag).max(mostTags).default([]) });
// An empty element is parsed as an empty string.
const tagging = z.object({ Tagging: z.object({ TagSet: tagSet.or(z.literal('')) }) });

/** Replaces all tags of an object; an empty set removes them. */
export async function putObjectTagging(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutObjectTagging', request.key);
  refuseUnknownHeaders(request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const document = readPayload(request).bytes.toString('utf8');
  const { data } = tagging.safeParse(readXml(document));
  if (!data) throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  const { TagSet } = data.Tagging;
  const given = TagSet === '' ? [] : TagSet.Tag;
  const tags = Object.fromEntries(given.map(({ Key, Value }) => [Key, Value]));
  if (await store.tag(request.bucket, request.key, tags)) return { status: 200 };
  // A delete marker takes no tags, and is not taken for a missing key (github.com/getmoto/moto/issues/9401).
  const [newest] = store.versions(request.bucket).all(request.key);
  throw newest ? noSuchVersion(call, newest.id) : noSuchKey(call);
}
