import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const language = z.string().check(z.regex(/^[a-z]{2,3}$/));

const lineSchema = z.object({
  restaurant: id,
  /** The photo that was opened large; absent: it is a page that was opened. */
  image: z.optional(id),
  /** No other page led to it: it was scanned or typed. */
  direct: z.optional(z.boolean()),
  /** What the phone asked for first. */
  language: z.optional(language),
  /** Of the page, where its address names one. */
  read: z.optional(language),
});

/** What a guest did, as the edge said it; `at` in milliseconds since 1970. */
export type Guest = z.infer<typeof lineSchema> & { at: number };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a line of the edge's log, with CloudFront's own id before it; undefined for a line that says something else. */
export function readGuest(message: string, at: number): Guest | undefined {
  const [, said] = /^\S+ guest (\{.*\})\s*$/.exec(message) ?? [];
  const line = lineSchema.safeParse(said === undefined ? undefined : parsed(said));
  return line.success ? { ...line.data, at } : undefined;
}
