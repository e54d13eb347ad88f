import type { core } from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Named parameters. */
type Fields = core.$ZodObject & { readonly shape: Readonly<Record<string, core.$ZodType>> };

/**
 * Roles in an account, in ascending order; each includes the ones before it. `reader` is what somebody over the plan's
 * limit is reduced to, and enough for their own settings.
 */
export const roles = ['reader', 'kitchen', 'editor', 'manager', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whether a role includes the required one. */
export const mayDo = (has: Role, needs: Role): boolean =>
  roles.indexOf(has) >= roles.indexOf(needs);

/** API key scopes: each grants only itself, `all` grants every one. */
export const scopes = ['read', 'availability', 'prices', 'all'] as const;
export type Scope = (typeof scopes)[number];

type Access =
  | { access: 'anyone'; role?: undefined; scope?: undefined }
  | {
      /** Needs a session: a Bearer token, or for safe methods the cookie. */
      access: 'owner';
      /** The minimum role. */
      role: Role;
      /** Scope that lets an API key call it; without one, no key may. */
      scope?: Scope;
    };

/**
 * The single definition of a call: the client, validation, route and openapi.json derive from it. `path` has its
 * parameters in braces, as in API Gateway.
 */
export type Operation = Access & {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  query?: Fields;
  headers?: Fields;
  body?: core.$ZodType;
  /** Body encoding; `raw` passes the handler the signed bytes. */
  encoding?: 'json' | 'multipart' | 'raw';
  reply: core.$ZodType;
  /** Success status. Default 200; 204 has no body. */
  status?: 200 | 201 | 204;
  /** Seconds that the edge caches the reply for everyone; absent: not cached. Only for public reads. */
  edgeSeconds?: number;
};

export type Contract = Readonly<Record<string, Operation>>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Params<C extends Operation> = { [Name in ParamNames<C['path']>]: string };
export type Reply<C extends Operation> = core.output<C['reply']>;

type Part<Schema, Direction extends 'input' | 'output'> = Schema extends core.$ZodType
  ? Direction extends 'input'
    ? core.input<Schema>
    : core.output<Schema>
  : undefined;

/** What a handler receives: parsed, with the contract's types. */
export type Input<C extends Operation> = {
  params: Params<C>;
  query: Part<C['query'], 'output'>;
  headers: Part<C['headers'], 'output'>;
  body: C['encoding'] extends 'raw' ? string : Part<C['body'], 'output'>;
};

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller sends: whichever of params, query and body the call has. */
export type Arguments<C extends Operation> = Needed<'params', Params<C>> &
  Needed<'query', Part<C['query'], 'input'>> &
  Needed<'body', Part<C['body'], 'input'>>;

/** Preserves literal path types, so that parameter names are typed. */
export function contract<const C extends Contract>(calls: C): C {
  return calls;
}

/** API Gateway's route key: `GET /api/menus/{id}`. */
export const routeKey = (call: Operation) => `${call.method} ${call.path}`;
