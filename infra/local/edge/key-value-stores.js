import * as z from 'zod';
const entry = z.object({ Store: z.string(), Key: z.string(), Value: z.string().max(1024) });
/** What the stacks put into the store of that ARN; a value holds 1 KB. */
export const keyValueStore = (deployment, arn) =>
  new Map(
    deployment
      .ofType('Custom::EdgePages')
      .map((resource) => resource.read(entry))
      .filter(({ Store }) => Store === arn)
      .map(({ Key, Value }) => [Key, Value]),
  );
