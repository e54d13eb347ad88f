/** A request from the edge to an origin. Header names are lowercase. */
export type HttpRequest = {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  /** IP address of the connecting client. */
  peer: string;
};

export type HttpResponse = {
  status: number;
  headers: Record<string, string>;
  /** One Set-Cookie header each. */
  cookies: string[];
  body: Buffer;
};

export type Origin = (request: HttpRequest) => Promise<HttpResponse>;

export const jsonResponse = (status: number, value: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  cookies: [],
  body: Buffer.from(JSON.stringify(value)),
});
