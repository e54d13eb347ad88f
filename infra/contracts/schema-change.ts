import * as z from 'zod';

/** The compared parts of JSON Schema; others are kept. */
export type JsonSchema = {
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  /** How zod writes discriminated unions; openapi.json uses `anyOf`. */
  oneOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
};

const bound = z.number().optional();

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    minimum: bound,
    maximum: bound,
    minLength: bound,
    maxLength: bound,
    minItems: bound,
    maxItems: bound,
  }),
);

const lower = ['minimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'maxLength', 'maxItems'] as const;

const values = (schema: JsonSchema) =>
  schema.const === undefined ? schema.enum : [schema.const, ...(schema.enum ?? [])];

/** `["string", "null"]` means alternatives, like `anyOf`. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf;
  const { type } = schema;
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : [schema];
}

function typeDiffers({ type }: JsonSchema, given: JsonSchema): boolean {
  if (type === undefined || type === given.type) return false;
  return !(type === 'number' && given.type === 'integer');
}

function limitsDiffer(taken: JsonSchema, given: JsonSchema): string[] {
  const tighter = (limit: number | undefined, other: number | undefined, sign: 1 | -1) =>
    limit !== undefined && (other === undefined || sign * limit > sign * other);
  return [
    ...lower.filter((name) => tighter(taken[name], given[name], 1)),
    ...upper.filter((name) => tighter(taken[name], given[name], -1)),
    ...(taken.format !== undefined && taken.format !== given.format ? ['format'] : []),
  ];
}

/** Where a reader of `taken` would reject what a writer of `given` may send; a line per location. */
export function refusals(taken: JsonSchema, given: JsonSchema, place: string): string[] {
  const sorts = alternatives(given);
  if (sorts.length > 1) return sorts.flatMap((each) => refusals(taken, each, place));
  const readers = alternatives(taken);
  if (readers.length > 1) {
    const fits = readers.some((each) => refusals(each, given, place).length === 0);
    return fits ? [] : [`${place}: none of the alternatives takes it`];
  }
  if (typeDiffers(taken, given))
    return [`${place}: ${String(given.type ?? 'anything')} is no ${String(taken.type)}`];
  const allowed = values(taken);
  const sent = values(given);
  if (allowed && !sent?.every((value) => allowed.includes(value))) {
    return [`${place}: only ${JSON.stringify(allowed)} is known`];
  }
  const limits = sent ? [] : limitsDiffer(taken, given);
  return [
    ...limits.map((name) => `${place}: ${name} is tighter`),
    ...(taken.items && given.items ? refusals(taken.items, given.items, `${place}[]`) : []),
    ...fieldRefusals(taken, given, place),
  ];
}

function fieldRefusals(taken: JsonSchema, given: JsonSchema, place: string): string[] {
  const always = new Set(given.required);
  const missing = (taken.required ?? []).filter((name) => !always.has(name));
  const both = Object.entries(taken.properties ?? {}).flatMap(([name, schema]) => {
    const other = given.properties?.[name];
    return other ? refusals(schema, other, `${place}.${name}`) : [];
  });
  return [...missing.map((name) => `${place}.${name}: may be missing`), ...both];
}
