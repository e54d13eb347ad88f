import * as z from 'zod';

export const storedObject = z.object({
  key: z.string(),
  size: z.number(),
  eTag: z.string(),
  lastModified: z.iso.datetime(),
  /** Content-Type and the like, and x-amz-meta-*, by lowercase name. */
  headers: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()).default({}),
  /** Name of the file in `data/` with the bytes; doubles as the version id in a versioned bucket. */
  data: z.string(),
});

export type StoredObject = z.infer<typeof storedObject>;
