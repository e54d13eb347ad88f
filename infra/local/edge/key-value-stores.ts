import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';

/** A store as a function of the edge reads it: text by its key. */
export type KeyValueStore = ReadonlyMap<string, string>;

const entry = z.object({ Store: z.string(), Key: z.string(), Value: z.string().max(1024) });

/** What the stacks put into the store of that ARN; a value holds 1 KB. */
export const keyValueStore = (deployment: Deployment, arn: string): KeyValueStore =>
  new Map(
    deployment
      .ofType('Custom::EdgePages')
      .map((resource) => resource.read(entry))
      .filter(({ Store }) => Store === arn)
      .map(({ Key, Value }) => [Key, Value]),
  );
