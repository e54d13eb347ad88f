import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';

/** A key-value store as an edge function reads it. */
export type KeyValueStore = ReadonlyMap<string, string>;

const entry = z.object({ Store: z.string(), Key: z.string(), Value: z.string().max(1024) });

/** The stacks' entries of the store with that ARN; values are limited to 1 KB. */
export const keyValueStore = (deployment: Deployment, arn: string): KeyValueStore =>
  new Map(
    deployment
      .ofType('Custom::EdgePages')
      .map((resource) => resource.read(entry))
      .filter(({ Store }) => Store === arn)
      .map(({ Key, Value }) => [Key, Value]),
  );
