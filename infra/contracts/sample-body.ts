import * as z from 'zod';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { jsonSchema, type JsonSchema } from './schema-change.ts';

/** A location in a body. */
export type Path = readonly (string | number)[];

/** Fields with rules that JSON Schema cannot express. */
const byName: Record<string, unknown> = {
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
  website: 'example.com',
  email: 'guest@example.com',
  username: 'guest@example.com',
  category_ids: '[]',
  image_key: 'uploads/a/b',
  image_crop: '{"x":0,"y":0,"width":1,"height":1}',
  ref: 'new:olive12',
  from: '11:30',
  to: '14:30',
  choices: '[{"name":"Glass","price":8}]',
};

const byFormat: Record<string, string> = {
  email: 'guest@example.com',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://example.com',
};

function sampleText(schema: JsonSchema, name: string): unknown {
  return byName[name] ?? byFormat[schema.format ?? ''] ?? 'olive12';
}

/** A valid value for a schema; undefined for what JSON cannot hold, such as a file. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  const choice = schema.anyOf?.find((each) => each.type !== 'null' && each.const === undefined);
  if (choice) return sampleOf(choice, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0] ?? 'any') {
    case 'string':
      return sampleText(schema, name);
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return (schema.items?.oneOf ?? [schema.items ?? {}]).map((each) =>
        sampleOf(each, name === 'category_ids' ? 'id' : name),
      );
    case 'object':
      return sampleFields(schema);
    default:
      return undefined;
  }
}

const sampleFields = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).map(([field, each]) => [field, sampleOf(each, field)]),
  );

const fieldsSchema = z.record(z.string(), z.unknown());

/** The schema of a call's body, a sample, and its required fields. */
export function bodyOf({ body, encoding }: Operation) {
  if (!body || encoding === 'raw') return undefined;
  const schema = jsonSchema.parse(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  const sample = fieldsSchema.parse(sampleOf(schema));
  return { fields: Object.keys(schema.properties ?? {}), required: schema.required ?? [], sample };
}

/** The same value with one location replaced. */
export function withAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, at) => (at === step ? withAt(inner, rest, put) : inner));
  }
  const fields = fieldsSchema.parse(value);
  return { ...fields, [step]: withAt(fields[step], rest, put) };
}
