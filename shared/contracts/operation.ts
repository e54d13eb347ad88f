import type { core } from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is sent by names. */
type Fields = core.$ZodObject & { readonly shape: Readonly<Record<string, core.$ZodType>> };

/**
 * What a person may do in an account, least first; each may do what those before it may. `reader` is what the plan leaves
 * of the role of somebody who is over it, and all that a person needs for what is their own.
 */
export const roles = ['reader', 'kitchen', 'editor', 'manager', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whether who has this role may do what needs that one. */
export const mayDo = (has: Role, needs: Role): boolean =>
  roles.indexOf(has) >= roles.indexOf(needs);

/** What a program may do by an API key: each scope stands for itself, `all` for every one. */
export const scopes = ['read', 'availability', 'prices', 'all'] as const;
export type Scope = (typeof scopes)[number];

type Access =
  | { access: 'anyone'; role?: undefined; scope?: undefined }
  | {
      /** Needs a session: a Bearer token, or for safe methods the cookie. */
      access: 'owner';
      /** The least role that it needs. */
      role: Role;
      /** The scope by which an API key may call it; without one, none may. */
      scope?: Scope;
    };

/**
 * One call, written once: the client, the validation, the route and openapi.json all come from it.
 * `path` names its parameters in braces, as API Gateway does.
 */
export type Operation = Access & {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  query?: Fields;
  headers?: Fields;
  body?: core.$ZodType;
  /** How the body travels; `raw` reaches the handler as the bytes that were signed. */
  encoding?: 'json' | 'multipart' | 'raw';
  reply: core.$ZodType;
  /** The status of success. Default 200; 204 answers no body. */
  status?: 200 | 201 | 204;
  /** Seconds for which the edge gives everyone the same reply; absent, nobody keeps it. For what anyone may read alone. */
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

/** What a handler receives: parsed and of the contract's types. */
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

/** What a caller sends: params, query and body as far as the call has them. */
export type Arguments<C extends Operation> = Needed<'params', Params<C>> &
  Needed<'query', Part<C['query'], 'input'>> &
  Needed<'body', Part<C['body'], 'input'>>;

/** Keeps the literal types of the paths, so that parameters are known by name. */
export function contract<const C extends Contract>(calls: C): C {
  return calls;
}

/** The name API Gateway gives a route: `GET /api/menus/{id}`. */
export const routeKey = (call: Operation) => `${call.method} ${call.path}`;
