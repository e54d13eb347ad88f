import * as z from 'zod';
export const storedObject = z.object({
  key: z.string(),
  size: z.number(),
  eTag: z.string(),
  lastModified: z.iso.datetime(),
  /** Content-Type and its like, and x-amz-meta-*, by their lower-case names. */
  headers: z.record(z.string(), z.string()),
  checksums: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()).default({}),
  /** The file in `data/` that holds the bytes; the id of the version, where a bucket keeps versions. */
  data: z.string(),
});
