import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const language = z.string().check(z.regex(/^[a-z]{2,3}$/));

const lineSchema = z.object({
  restaurant: id,
  /** The photo that was enlarged; absent for a page view. */
  image: z.optional(id),
  /** Without a referring page: scanned or typed. */
  direct: z.optional(z.boolean()),
  /** The phone's preferred language. */
  language: z.optional(language),
  /** The page's language, if in its URL. */
  read: z.optional(language),
});

/** A guest's action from the edge's log; `at` is in epoch milliseconds. */
export type Guest = z.infer<typeof lineSchema> & { at: number };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a line of the edge's log, after CloudFront's request id; undefined for any other line. */
export function readGuest(message: string, at: number): Guest | undefined {
  const [, said] = /^\S+ guest (\{.*\})\s*$/.exec(message) ?? [];
  const line = lineSchema.safeParse(said === undefined ? undefined : parsed(said));
  return line.success ? { ...line.data, at } : undefined;
}
