import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookData } from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { errorMeanings } from '@menuleaf/shared/contracts/error-meanings.ts';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import type * as z from 'zod';
import { schemaOf } from './openapi.ts';
import type { JsonSchema } from './schema-change.ts';

const folder = join(import.meta.dirname, '../../frontends/support/src/developers');

/** The most enum values shown. */
const mostWords = 8;

function wordsOfType(schema: JsonSchema): string {
  const { anyOf, enum: words, items, format, type } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (anyOf) return [...new Set(anyOf.map(wordsOfType))].join(' or ');
  if (words) {
    const shown = words.slice(0, mostWords).map((word) => JSON.stringify(word));
    return [...shown, ...(words.length > mostWords ? ['…'] : [])].join(' or ');
  }
  if (format === 'date-time') return 'time';
  if (type === 'array') return `list of ${items ? wordsOfType(items) : 'values'}`;
  return [type].flat().join(' or ') || 'value';
}

type Field = { name: string; type: string; required: boolean };

/** The properties of an object, each followed by those inside it: `changes`, `changes[].id`. */
const propertiesOf = ({ properties = {}, required = [] }: JsonSchema, before = ''): Field[] =>
  Object.entries(properties).flatMap(([name, each]) => [
    { name: before + name, type: wordsOfType(each), required: required.includes(name) },
    ...fieldsInside(each, before + name),
  ]);

function fieldsInside(schema: JsonSchema, name: string): Field[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => fieldsInside(one, name));
  return schema.items ? fieldsInside(schema.items, `${name}[]`) : propertiesOf(schema, `${name}.`);
}

function fieldsOf(schema: z.core.$ZodType | undefined, io: 'input' | 'output'): Field[] {
  if (!schema) return [];
  const described = schemaOf(schema, io);
  if (described.properties) return propertiesOf(described);
  return [{ name: '', type: wordsOfType(described), required: true }];
}

/** The fields of a response, or of a list's entries. */
function replyOf(call: Operation) {
  if (call.status === 204) return { isList: false, fields: [] };
  const { type, items } = schemaOf(call.reply, 'output');
  return type === 'array' && items?.properties
    ? { isList: true, fields: propertiesOf(items) }
    : { isList: false, fields: fieldsOf(call.reply, 'output') };
}

const operationOf = ([name, call]: [string, Operation]) => ({
  name,
  method: call.method,
  path: call.path,
  scope: call.scope,
  summary: call.summary,
  status: call.status ?? 200,
  encoding: call.encoding ?? 'json',
  query: fieldsOf(call.query, 'input'),
  headers: fieldsOf(call.headers, 'input'),
  body: fieldsOf(call.body, 'input'),
  reply: replyOf(call),
});

const example = (file: string) => readFileSync(join(folder, 'examples', file), 'utf8').trimEnd();

/** The developer page's data: calls allowed with a key, webhook events, error codes, and runnable examples. */
export function referenceOf() {
  const calls = Object.values(contracts).flatMap((contract) => Object.entries(contract));
  return {
    operations: calls.filter(([, { scope }]) => scope !== undefined).map(operationOf),
    events: Object.entries(webhookData).map(([type, data]) => ({
      type,
      fields: fieldsOf(data, 'output'),
    })),
    errors: Object.entries(errorMeanings).map(([code, meaning]) => ({ code, meaning })),
    examples: {
      findDish: example('find-dish.sh'),
      soldOut: example('sold-out.sh'),
      price: example('price.sh'),
      soldOutInNode: example('sold-out.mjs'),
      receive: example('receive.mjs'),
    },
  };
}
