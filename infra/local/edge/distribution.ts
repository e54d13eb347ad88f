import * as z from 'zod';
import { matches } from '../access/policy.ts';
import { jsonResponse, type HttpRequest, type HttpResponse, type Origin } from '../api/http.ts';
import type { LogDelivery } from '../logs/log-delivery.ts';
import type { Deployment } from '../stack/deployment.ts';
import { EdgeCache } from './cache.ts';
import { allButHost, cacheRules, distributionSchema, type CacheRules } from './config.ts';
import { edgeFunction, type Watch } from './edge-function.ts';
import { keyValueStore } from './key-value-stores.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const override = z.object({ Override: z.boolean() });
const policySchema = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: override.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: override.optional(),
        FrameOptions: override.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: override.extend({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: override
          .extend({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
          })
          .optional(),
      })
      .default({}),
  }),
});

type Header = { name: string; value: string; override: boolean };

/** The headers that a response headers policy adds. Throws for a part that is not implemented here. */
function responseHeaders(deployment: Deployment, id: string): Header[] {
  const policy = deployment.find('AWS::CloudFront::ResponseHeadersPolicy', id).read(policySchema);
  const { SecurityHeadersConfig: security } = policy.ResponseHeadersPolicyConfig;
  const headers: Header[] = [];
  const add = (name: string, value: string, from: { Override: boolean }) =>
    headers.push({ name, value, override: from.Override });
  const { ContentSecurityPolicy: csp, ContentTypeOptions: sniff, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (sniff) add('x-content-type-options', 'nosniff', sniff);
  if (frame) add('x-frame-options', frame.FrameOption, frame);
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer);
  if (hsts) {
    const subdomains = hsts.IncludeSubdomains ? '; includeSubDomains' : '';
    add('strict-transport-security', `max-age=${hsts.AccessControlMaxAgeSec}${subdomains}`, hsts);
  }
  return headers;
}

/** Content types that CloudFront compresses, between 1,000 and 10,000,000 bytes. */
const compressible =
  /^(text\/|font\/(otf|ttf)|image\/svg\+xml|application\/(json|javascript|x-javascript|xml|ld\+json|manifest\+json|rss\+xml|xhtml\+xml|wasm|vnd\.ms-fontobject))/;

/** The encoding that both sides support, `br` preferred over `gzip`. */
function encodingFor(accepted: string | undefined, rules: CacheRules): 'br' | 'gzip' | undefined {
  const offers = (accepted ?? '').split(',').map((it) => it.trim());
  const takes = (name: string) =>
    offers.some((it) => it.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(it));
  if (rules.brotli && takes('br')) return 'br';
  return rules.gzip && takes('gzip') ? 'gzip' : undefined;
}

/** Compresses at CloudFront's level, brotli 5. */
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

async function compressed(
  response: HttpResponse,
  encoding: 'br' | 'gzip' | undefined,
): Promise<HttpResponse> {
  const { headers, body } = response;
  const fits = body.length >= 1000 && body.length <= 10_000_000;
  const isPlain = !headers['content-encoding'] && compressible.test(headers['content-type'] ?? '');
  if (!encoding || !fits || !isPlain) return response;
  const etag = headers.etag && !headers.etag.startsWith('W/') ? `W/${headers.etag}` : headers.etag;
  return {
    ...response,
    headers: {
      ...headers,
      ...(etag && { etag }),
      'content-encoding': encoding,
      vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    },
    body: await compress[encoding](body),
  };
}

type Config = z.infer<typeof distributionSchema>['DistributionConfig'];
const functionSchema = z.object({
  Name: z.string(),
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    KeyValueStoreAssociations: z.array(z.object({ KeyValueStoreARN: z.string() })).default([]),
  }),
});
type Observers = { logs?: Pick<LogDelivery, 'write'>; watch?: Watch };
const noFailure = new Set<number>();

function badGateway(path: string, error: unknown): HttpResponse {
  console.error(`edge ${path}: ${String(error)}`);
  return jsonResponse(502, { message: 'Bad Gateway' });
}

function functionsOf(
  deployment: Deployment,
  { FunctionAssociations }: Config['DefaultCacheBehavior'],
  type: Config['DefaultCacheBehavior']['FunctionAssociations'][number]['EventType'],
  { logs, watch }: Observers,
) {
  return FunctionAssociations.filter(({ EventType }) => EventType === type).map(
    ({ FunctionARN }) => {
      const { Name, FunctionCode, FunctionConfig } = deployment
        .find('AWS::CloudFront::Function', FunctionARN)
        .read(functionSchema);
      const [store] = FunctionConfig.KeyValueStoreAssociations;
      const held = store && keyValueStore(deployment, store.KeyValueStoreARN);
      const group = `/aws/cloudfront/function/${Name}`;
      const say = (lines: string[]) => logs?.write(group, lines);
      return edgeFunction(FunctionCode, { store: held, say, watch });
    },
  );
}

/** Fails over to the next member on the group's status codes. */
function originOf(config: Config, id: string, origins: Map<string, Origin>): Origin {
  const single = config.Origins.find((it) => it.Id === id);
  if (single) {
    const origin = origins.get(single.DomainName);
    if (!origin) throw new Error(`The edge leads to ${single.DomainName}, which nothing serves`);
    const added = Object.fromEntries(
      single.OriginCustomHeaders.map((it) => [it.HeaderName.toLowerCase(), it.HeaderValue]),
    );
    return (request) => {
      const headers = { ...request.headers, ...added };
      return origin({ ...request, path: single.OriginPath + request.path, headers });
    };
  }
  const group = config.OriginGroups?.Items.find((it) => it.Id === id);
  if (!group) throw new Error(`The edge leads to ${id}, which is no origin`);
  const failures = new Set(group.FailoverCriteria.StatusCodes.Items);
  const members = group.Members.Items.map((it) => originOf(config, it.OriginId, origins));
  return async (request) => {
    let response: HttpResponse | undefined;
    for (const [at, member] of members.entries()) {
      const isLast = at === members.length - 1;
      response = await member(request).catch((error: unknown) => badGateway(request.path, error));
      if (!(isLast ? noFailure : failures).has(response.status)) break;
    }
    return response ?? jsonResponse(502, { message: 'Bad Gateway' });
  };
}

/**
 * The distribution as a function from request to response. `origins` are keyed by host name; `logs` receives the
 * functions' log lines.
 */
export function loadDistribution(
  deployment: Deployment,
  origins: Map<string, Origin>,
  observers: Observers = {},
): Origin {
  const [distribution, ...others] = deployment.ofType('AWS::CloudFront::Distribution');
  if (!distribution || others.length > 0)
    throw new Error('The local cloud serves one distribution');
  const { DistributionConfig: config } = distribution.read(distributionSchema);
  const errorTtl = (status: number) =>
    config.CustomErrorResponses.find((it) => it.ErrorCode === status)?.ErrorCachingMinTTL ?? 10;
  const cache = new EdgeCache(errorTtl);
  const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behaviour) => ({
    pattern: behaviour.PathPattern ?? '*',
    methods: behaviour.AllowedMethods,
    origin: originOf(config, behaviour.TargetOriginId, origins),
    originId: behaviour.TargetOriginId,
    rules: cacheRules(deployment, behaviour.CachePolicyId),
    forwardsViewer: behaviour.OriginRequestPolicyId === allButHost,
    compress: behaviour.Compress,
    onRequest: functionsOf(deployment, behaviour, 'viewer-request', observers),
    onResponse: functionsOf(deployment, behaviour, 'viewer-response', observers),
    headers: behaviour.ResponseHeadersPolicyId
      ? responseHeaders(deployment, behaviour.ResponseHeadersPolicyId)
      : [],
  }));

  return async (viewed) => {
    const behaviour = behaviours.find(({ pattern }) => matches(pattern, viewed.path));
    if (!behaviour) throw new Error('The default behaviour takes every path');
    if (!behaviour.methods.includes(viewed.method)) {
      return jsonResponse(403, { message: 'The distribution does not allow this method' });
    }
    let request: HttpRequest = viewed;
    for (const run of behaviour.onRequest) {
      const result = await run.onRequest(request);
      if ('status' in result) return result;
      request = result;
    }
    const { rules, forwardsViewer } = behaviour;
    const encoding = behaviour.compress
      ? encodingFor(viewed.headers['accept-encoding'], rules)
      : undefined;
    const forwarded = forwardsViewer ? request.headers : {};
    const chain = [forwarded['x-forwarded-for'], viewed.peer].filter(Boolean).join(', ');
    const toOrigin: HttpRequest = {
      ...request,
      query: forwardsViewer || rules.keyHasQuery ? request.query : '',
      headers: {
        ...forwarded,
        host: 'edge.local',
        'x-forwarded-for': chain,
        via: '2.0 edge (CloudFront)',
      },
    };
    const key = [
      behaviour.originId,
      request.path,
      rules.keyHasQuery ? request.query : '',
      encoding ?? '',
    ].join(' ');
    const fetched = await cache
      .through(key, toOrigin, rules, async (it) => compressed(await behaviour.origin(it), encoding))
      .catch((error: unknown) => ({ response: badGateway(request.path, error), outcome: 'Error' }));
    const headers: Record<string, string> = {
      ...fetched.response.headers,
      'x-cache': `${fetched.outcome} from cloudfront`,
    };
    for (const { name, value, override } of behaviour.headers) {
      if (override || !(name in headers)) headers[name] = value;
    }
    const response = notModified(request, { ...fetched.response, headers });
    // CloudFront does not run viewer-response functions on origin errors.
    if (response.status >= 400) return response;
    let answered = response;
    for (const run of behaviour.onResponse) answered = await run.onResponse(viewed, answered);
    return answered;
  };
}

/** 304 without a body if the viewer's ETag matches. */
function notModified(request: HttpRequest, response: HttpResponse): HttpResponse {
  const { etag } = response.headers;
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((it) => it.trim().replace(/^W\//, ''));
  const isKnown = response.status === 200 && etag && known?.includes(etag.replace(/^W\//, ''));
  return isKnown ? { ...response, status: 304, body: Buffer.alloc(0) } : response;
}
