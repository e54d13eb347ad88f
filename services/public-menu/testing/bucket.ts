import * as z from 'zod';
import { pagesStore } from '../pages/pages-store.ts';

const environments = z
  .record(z.string(), z.object({ PAGES_BUCKET: z.string().optional() }))
  .parse(JSON.parse(process.env.MENULEAF_ENVIRONMENTS ?? '{}'));

/** The page bucket of the tests' local cloud. */
export function bucketForTests() {
  const service = Object.values(environments).find(({ PAGES_BUCKET }) => PAGES_BUCKET);
  return pagesStore(service?.PAGES_BUCKET ?? '');
}
