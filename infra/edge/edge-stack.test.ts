import { edgeFunction } from '@menuleaf/local-cloud/edge/edge-function.ts';
import { Match } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { cloudStage, readStage } from '../stacks/stage.ts';
import { edgeTemplate } from './testing/templates.ts';
import { settings } from '../stacks/testing/settings.ts';
import { propertiesOf } from '../stacks/testing/templates.ts';

const template = edgeTemplate(readStage('local'));

const behaviour = z.object({
  PathPattern: z.string().default('every other path'),
  ViewerProtocolPolicy: z.string(),
  ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
  AllowedMethods: z.array(z.string()).default([]),
  FunctionAssociations: z
    .array(z.object({ EventType: z.string(), FunctionARN: z.unknown() }))
    .default([]),
});
const distributions = z
  .record(
    z.string(),
    z.object({
      Properties: z.object({
        DistributionConfig: z.object({
          DefaultCacheBehavior: behaviour,
          CacheBehaviors: z.array(behaviour),
        }),
      }),
    }),
  )
  .parse(template.findResources('AWS::CloudFront::Distribution'));
const behaviours = Object.values(distributions).flatMap(
  ({ Properties: { DistributionConfig: config } }) => [
    ...config.CacheBehaviors,
    config.DefaultCacheBehavior,
  ],
);

/** Text joined in a template, with `<name>` for deploy-time values. */
const joined = z.union([
  z.string(),
  z
    .object({
      'Fn::Join': z.tuple([
        z.literal(''),
        z.array(z.union([z.string(), z.object({ Ref: z.string() })])),
      ]),
    })
    .transform(({ 'Fn::Join': [, parts] }) =>
      parts.map((part) => (typeof part === 'string' ? part : `<${part.Ref}>`)).join(''),
    ),
]);

const headers = z
  .record(
    z.string(),
    z.object({
      Properties: z.object({
        ResponseHeadersPolicyConfig: z.object({
          SecurityHeadersConfig: z.object({
            ContentSecurityPolicy: z.object({ ContentSecurityPolicy: joined }),
            ContentTypeOptions: z.object({ Override: z.literal(true) }),
            ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
            StrictTransportSecurity: z
              .object({ AccessControlMaxAgeSec: z.number(), IncludeSubdomains: z.boolean() })
              .optional(),
          }),
        }),
      }),
    }),
  )
  .parse(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
const securityOf = (path: string) => {
  const id = behaviours.find(({ PathPattern }) => PathPattern === path)?.ResponseHeadersPolicyId;
  return headers[id?.Ref ?? '']?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
};
const contentPolicyOf = (path: string) =>
  securityOf(path)?.ContentSecurityPolicy.ContentSecurityPolicy;

test('HTTP/3 is spoken, and the name that DNS points at is told', () => {
  expect(propertiesOf(template, 'AWS::CloudFront::Distribution')).toMatchObject([
    { DistributionConfig: { HttpVersion: 'http2and3' } },
  ]);
  expect(Object.keys(template.findOutputs('*'))).toEqual(['DistributionDomain']);
});

test('every function of the edge is one that its runtime runs', () => {
  const functions = propertiesOf(template, 'AWS::CloudFront::Function');
  expect(functions.length).toBeGreaterThan(5);
  for (const { FunctionCode } of functions)
    expect(() => edgeFunction(FunctionCode, { say: () => undefined })).not.toThrow();
});

test('every path is served over https alone, and who calls without it is not led on but refused', () => {
  expect(behaviours.length).toBeGreaterThan(10);
  for (const { PathPattern, ViewerProtocolPolicy } of behaviours) {
    const isCall = /^\/api(\/|$)/.test(PathPattern);
    expect([PathPattern, ViewerProtocolPolicy]).toEqual([
      PathPattern,
      isCall ? 'https-only' : 'redirect-to-https',
    ]);
  }
});

test('a cloud stage speaks TLS 1.2 and newer', () => {
  const ofStage = edgeTemplate(cloudStage('prod', settings));
  expect(propertiesOf(ofStage, 'AWS::CloudFront::Distribution')).toMatchObject([
    { DistributionConfig: { ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' } } },
  ]);
});

test('a menu is read from outside all the time, where the stage names one', () => {
  const watchedMenu = { path: '/restaurant/abc/menu', says: 'The Olive Yard' };
  const template = edgeTemplate(cloudStage('prod', { ...settings, watchedMenu }));
  const [check] = propertiesOf(template, 'AWS::Route53::HealthCheck');
  expect(check?.HealthCheckConfig).toMatchObject({
    Type: 'HTTPS_STR_MATCH',
    FullyQualifiedDomainName: 'menu.example',
    ResourcePath: watchedMenu.path,
    SearchString: watchedMenu.says,
  });
  expect(JSON.stringify(template.findResources('AWS::CloudWatch::Alarm'))).toContain(
    'infra/RUNBOOK.md#menu-unreachable',
  );
  edgeTemplate(cloudStage('prod', settings)).resourceCountIs('AWS::Route53::HealthCheck', 0);
  expect(() =>
    cloudStage('prod', { ...settings, watchedMenu: { ...watchedMenu, path: '/' } }),
  ).toThrow('watchedMenu');
});

test('what no slice answers below /api is answered by the edge itself, whatever the method', () => {
  for (const path of ['/api', '/api/*']) {
    const found = behaviours.find(({ PathPattern }) => PathPattern === path);
    expect(found?.AllowedMethods).toContain('DELETE');
    expect(found?.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
  }
});

test('diners’ pages and dishes that are opened are counted, their scripts and the photos of lists are not', () => {
  for (const [path, isCounted] of [
    ['/restaurant/*', true],
    ['/images/*/732.*', true],
    ['/images/*/1200.*', true],
    ['/images/*', false],
    ['/restaurant/*.js', false],
  ] as const) {
    const found = behaviours.find(({ PathPattern }) => PathPattern === path);
    const events = found?.FunctionAssociations.map(({ EventType }) => EventType) ?? [];
    expect([path, found !== undefined, events.includes('viewer-response')]).toEqual([
      path,
      true,
      isCounted,
    ]);
  }
});

test('what is said of guests comes in files, by lines of ours alone, and is deleted after three days', () => {
  const name = '/aws/cloudfront/function/menuleaf-local-guests';
  const has = (type: string, properties: object) =>
    expect(() => template.hasResourceProperties(type, properties)).not.toThrow();
  has('AWS::Logs::LogGroup', { LogGroupName: name, RetentionInDays: 3 });
  has('AWS::CloudFront::Function', { Name: 'menuleaf-local-guests' });
  has('AWS::Logs::SubscriptionFilter', { FilterPattern: 'guest' });
  has('AWS::KinesisFirehose::DeliveryStream', {
    ExtendedS3DestinationConfiguration: Match.objectLike({
      Prefix: 'guests/',
      BufferingHints: { IntervalInSeconds: 900, SizeInMBs: 128 },
    }),
  });
  // The one key of a condition that Firehose is documented with.
  has('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Principal: { Service: 'firehose.amazonaws.com' },
          Condition: { StringEquals: { 'sts:ExternalId': { Ref: 'AWS::AccountId' } } },
        }),
      ],
      Version: '2012-10-17',
    },
  });
  // What Firehose asks of its role on the bucket, beside the files.
  has('AWS::IAM::Policy', {
    PolicyName: Match.stringLikeRegexp('^guestswriter'),
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'],
        }),
      ]),
    },
  });
});

test('the shell’s pages have a function on the request and one on the answer', () => {
  for (const path of ['every other path', '/restaurant/add', '/restaurant/add/', '/restaurant/']) {
    const found = behaviours.find(({ PathPattern }) => PathPattern === path);
    const events = found?.FunctionAssociations.map(({ EventType }) => EventType);
    expect(events).toEqual(['viewer-request', 'viewer-response']);
  }
});

test('no other site may frame a page, none at all a diner’s, and none runs a script that is not in a file of ours', () => {
  for (const { PathPattern } of behaviours.filter((each) => !each.PathPattern.endsWith('.js'))) {
    const policy = contentPolicyOf(PathPattern);
    expect(policy).toMatch(/frame-ancestors '(?:none|self)'$/);
    // API responses load nothing.
    const isCall = /^\/api\/\w/.test(PathPattern);
    expect(policy).toContain(`default-src '${isCall ? 'none' : 'self'}';`);
    // Owners' pages may compile WebAssembly to read menu photos; no page may eval. Inline scripts are allowed by hash.
    expect(policy?.match(/script-src[^;]*/)?.[0] ?? "script-src 'self' 'wasm-unsafe-eval'").toMatch(
      /^script-src 'self'( 'wasm-unsafe-eval')?( 'sha256-[\w+/]{43}=')*$/,
    );
  }
  // Diners' pages compile nothing; inline are the page's script, the one that loads its file, the one that selects a
  // menu, and the one that offers a language.
  expect(contentPolicyOf('/restaurant/*')).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){4};/);
});

test('a browser that had one page asks for none in the clear for two years, and tells other sites no path', () => {
  for (const path of ['every other path', '/restaurant/add', '/restaurant/*']) {
    expect(securityOf(path)).toMatchObject({
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
  }
});

test('no page takes an object of a plugin, nor another address to read its own ones from', () => {
  for (const path of ['every other path', '/restaurant/add', '/restaurant/*']) {
    expect(contentPolicyOf(path)).toContain("object-src 'none'; base-uri 'none'; form-action");
  }
});

test('an owner’s page may be framed by our own pages alone, a diner’s by none', () => {
  expect(contentPolicyOf('every other path')).toMatch(/frame-ancestors 'self'$/);
  expect(contentPolicyOf('/restaurant/*')).toMatch(/frame-ancestors 'none'$/);
});

test('a diner’s page reaches no other host but the map, and owner’s pages beside it are no diner’s', () => {
  expect(contentPolicyOf('/restaurant/*')?.match(/https?:[^ ;]+/g)).toEqual([
    'https://www.openstreetmap.org',
  ]);
  for (const path of ['/restaurant/add', '/restaurant/*/edit', '/restaurant/*/menu/add']) {
    expect(contentPolicyOf(path)).toContain('https://nominatim.openstreetmap.org');
  }
});

test('an owner’s page may post to one bucket, by its host', () => {
  const [uploads] = contentPolicyOf('every other path')?.match(/http:[^ ;]+/g) ?? [];
  expect(uploads).toMatch(
    /^http:\/\/<SsmParameterValuemenuleaflocalimagesbucket\w+>\.localhost:\*$/,
  );
});

test('a stage on AWS refuses an address that asks too often, keeps no sample of who asks, and may go without', () => {
  const limited = edgeTemplate(cloudStage('prod', settings));
  const [acl] = propertiesOf(limited, 'AWS::WAFv2::WebACL');
  expect(acl).toMatchObject({
    Scope: 'CLOUDFRONT',
    Rules: [
      {
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 6000 } },
        VisibilityConfig: { SampledRequestsEnabled: false },
      },
    ],
  });
  const [distribution] = propertiesOf(limited, 'AWS::CloudFront::Distribution');
  expect(distribution?.DistributionConfig.WebACLId).toBeDefined();
  const without = edgeTemplate(cloudStage('prod', { ...settings, requestsPerAddress: 0 }));
  without.resourceCountIs('AWS::WAFv2::WebACL', 0);
});

test('an outage of what is behind the edge is kept for seconds, and no page that is not there yet, nor what failed for one owner', () => {
  const [distribution] = propertiesOf(template, 'AWS::CloudFront::Distribution');
  const kept: { ErrorCode: number; ErrorCachingMinTTL: number }[] =
    distribution?.DistributionConfig.CustomErrorResponses;
  expect(Object.fromEntries(kept.map((it) => [it.ErrorCode, it.ErrorCachingMinTTL]))).toEqual({
    403: 0,
    404: 0,
    500: 0,
    502: 3,
    503: 0,
    504: 3,
  });
});
