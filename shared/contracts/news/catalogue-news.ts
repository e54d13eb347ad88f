import * as z from '@menuleaf/shared/contracts/schema.ts';
import { news } from './news.ts';

/** A change of more rows than a transaction holds was written down, and has yet to be done. */
export const bulkChangeBegun = news({
  name: 'bulk-change-begun',
  version: 1,
  fields: z.object({ owner_id: z.string(), bulk_id: z.string() }),
});

/** An item, a deleted item or an upload has named this image until now. Another one may still do. */
export const imageLetGo = news({
  name: 'image-let-go',
  version: 1,
  fields: z.object({ owner_id: z.string(), image: z.string() }),
});
