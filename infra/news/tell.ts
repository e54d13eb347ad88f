import { type Fields, type News, newsType } from '@menuleaf/shared/contracts/news/news.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Something to be told, as the bus takes it. */
export type Telling = { DetailType: string; Detail: string };

/** Throws for what its contract does not allow: a listener would refuse it, and nobody would know why. */
export function tell<const Told extends News>(told: Told, fields: Fields<Told>): Telling {
  const { data, error } = z.safeParse(told.fields, fields);
  if (error) throw error;
  return { DetailType: newsType(told), Detail: JSON.stringify(data) };
}
