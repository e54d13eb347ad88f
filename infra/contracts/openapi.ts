import * as z from 'zod';
import { errorBody, errorCodes } from '@menuleaf/shared/contracts/errors.ts';
import {
  type Operation,
  type Contract,
  roles,
  scopes,
} from '@menuleaf/shared/contracts/operation.ts';
import { jsonSchema, type JsonSchema } from './schema-change.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-role': z.enum(roles).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  /** The API key scope required. */
  'x-scope': z.enum(scopes).optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z
    .object({
      required: z.literal(true),
      content: z.record(z.string(), z.object({ schema: jsonSchema })),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: jsonSchema })).optional(),
    }),
  ),
});
export type OpenApiOperation = z.infer<typeof operation>;

/** The parts of OpenAPI 3.1 that are written, and read from older versions. */
export const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    securitySchemes: z.object({
      bearer: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }),
    }),
  }),
});
export type OpenApi = z.infer<typeof openApi>;

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: 'application/json',
};

/** Rules that JSON Schema cannot express, such as files, are left out: there it accepts more than the service. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const described = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: each }) => {
      // Redundant with the format; and the integer bounds are not our rules.
      if (each.format !== undefined) delete each.pattern;
      if (each.minimum === Number.MIN_SAFE_INTEGER) delete each.minimum;
      if (each.maximum === Number.MAX_SAFE_INTEGER) delete each.maximum;
      // A constant in each variant identifies it, so `anyOf` equals `oneOf`.
      if (each.oneOf) each.anyOf = each.oneOf;
      delete each.oneOf;
    },
  });
  // OpenAPI 3.1 implies the JSON Schema dialect.
  delete described.$schema;
  return jsonSchema.parse(described);
}

function fields(place: 'query' | 'header', schema: Operation['query']) {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }));
}

/** Every operation's error response: a sentence or a list of fields, and a code. */
const failure = {
  description: `A failure; its code is one of ${errorCodes.join(', ')}.`,
  content: { 'application/json': { schema: schemaOf(errorBody, 'output') } },
};

function operationOf(operationId: string, call: Operation): OpenApiOperation {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' },
  }));
  const media = mediaTypes[call.encoding ?? 'json'];
  const hasReply = call.status !== 204;
  return {
    operationId,
    summary: call.summary,
    ...(call.role && { 'x-role': call.role }),
    security: call.access === 'owner' ? [{ bearer: [] }] : [],
    ...(call.scope && { 'x-scope': call.scope }),
    parameters: [...inPath, ...fields('query', call.query), ...fields('header', call.headers)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [media]: { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      [call.status ?? 200]: {
        description: call.summary,
        ...(hasReply && {
          content: { 'application/json': { schema: schemaOf(call.reply, 'output') } },
        }),
      },
      default: failure,
    },
  };
}

/** A contract as OpenAPI 3.1, for tools and third-party clients. */
export function openApiOf(slice: string, contract: Contract): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, call] of Object.entries(contract)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: `Menuleaf ${slice}`, version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
