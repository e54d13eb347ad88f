import { Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  KeyValueStore,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type Function,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { edgeHeaders } from '@menuleaf/shared/contracts/edge-headers.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { deliverGuests } from './deliver-guests.ts';
import { edgeFunctions } from './edge-functions.ts';
import { apiPatterns } from './edge-paths.ts';
import { cachePolicies, headerPolicies } from './edge-policies.ts';
import { readAsGuest } from './read-as-guest.ts';
import { alarmWhen, fiveMinutes } from '../stacks/alarms/alarm.ts';
import { addFaultsAlarm } from '../stacks/alarms/faults-alarm.ts';
import { deployedBy, withinBoundary } from '../stacks/deployed-by.ts';
import { suppressRules } from '../stacks/suppress-rules.ts';
import { foundationFor } from '../stacks/foundation.ts';
import { guestsFunction, logOfEdgeFunction } from '../stacks/guests-log.ts';
import { output } from '../stacks/output.ts';
import { read } from '../stacks/parameters.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { imageSizes } from '@menuleaf/shared/menu/images.ts';
import type { Stage } from '../stacks/stage.ts';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/**
 * Who asks more often than this in five minutes is refused until it is less. A full dining room is one address behind
 * its own Wi-Fi, and opens a menu with one request, or two. Returns the ARN for a distribution.
 */
function addressLimit(scope: Construct, requests: number): string {
  const seen = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    // Samples would store diners' addresses.
    sampledRequestsEnabled: false,
  });
  const acl = new CfnWebACL(scope, 'address-limit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('edge'),
    rules: [
      {
        name: 'each-address',
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: requests,
            evaluationWindowSec: 300,
          },
        },
        visibilityConfig: seen('each-address'),
      },
    ],
  });
  return acl.attrArn;
}

/** The shell's paths below /restaurant: owners' pages, with and without trailing slash, and the bare path. */
const shellPaths = [
  '/restaurant/',
  ...['/restaurant/add', '/restaurant/*/edit', '/restaurant/*/menu/add'].flatMap((path) => [
    path,
    `${path}/`,
  ]),
];
/** Requested by opened dishes, and by lists only in the photos layout. */
const largeImages = [imageSizes.medium, imageSizes.large].map(
  ({ width }) => `/images/*/${width}.*`,
);
/** Deviations from cdk-nag's rules for the distribution. */
const decisions = {
  'AwsSolutions-CFR1': 'Menus are read everywhere.',
  'AwsSolutions-CFR3': 'No log of addresses of diners; the services log what is needed.',
  'AwsSolutions-CFR4':
    'The domain of a cloud stage demands TLS 1.2; the stage local has no domain.',
};
const withoutLimit = {
  ...decisions,
  'AwsSolutions-CFR2': 'This stage goes without: throttles in the services and quotas come first.',
};
const failures = [403, 404, 500, 502, 503, 504];
/** Of an origin that was not reached: what a service answers itself may be one owner's failure. */
const outages = [502, 504];
/** HTTP is rejected, not redirected: redirected clients would keep exposing their session to the network. */
const overTlsAlone = { viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY };

/** The one public origin: API calls go to slices, pages and files to buckets. */
export class EdgeStack extends Stack {
  readonly distribution: Distribution;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      terminationProtection: !stage.isDisposable,
      ...deployedBy('platform', stage),
    });
    withinBoundary(this, stage);
    this.#stage = stage;
    const remotes = this.#bucket('remotes');
    const images = this.#bucket('images');
    const { pages: cached, publicApi } = cachePolicies(this);
    const { pagesStoreArn } = foundationFor(this, stage.name);
    const known = KeyValueStore.fromKeyValueStoreArn(this, 'known-pages', pagesStoreArn);
    const run = edgeFunctions(this, known, guestsFunction(stage.name));
    const log = this.#guestsLog();
    run.guests.node.addDependency(log);
    deliverGuests(this, stage.name, log);
    const headers = headerPolicies(this, this.#uploads());
    const behave = (
      origin: IOrigin,
      cachePolicy: BehaviorOptions['cachePolicy'],
      onRequest?: Function,
      onResponse?: Function,
    ): BehaviorOptions => ({
      origin,
      cachePolicy,
      compress: true,
      responseHeadersPolicy: headers.owners,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [
        ...running(onRequest, FunctionEventType.VIEWER_REQUEST),
        ...running(onResponse, FunctionEventType.VIEWER_RESPONSE),
      ],
    });
    const api = (slice: Slice, isKept: boolean): BehaviorOptions => ({
      ...behave(this.#api(slice), isKept ? publicApi : CachePolicy.CACHING_DISABLED, run.call),
      ...overTlsAlone,
      responseHeadersPolicy: headers.calls,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      allowedMethods: AllowedMethods.ALLOW_ALL,
    });
    const calls = apiPatterns(contracts).map(
      ({ pattern, slice, isKept }) => [pattern, api(slice, isKept)] as const,
    );
    const noCall = {
      ...behave(remotes, CachePolicy.CACHING_DISABLED, run.noCall),
      ...overTlsAlone,
      allowedMethods: AllowedMethods.ALLOW_ALL,
    };
    const files = {
      ...behave(remotes, cached, run.file),
      responseHeadersPolicy: headers.files,
    };
    const shell = behave(remotes, cached, run.shellPage, run.shellStatus);
    const diner = new OriginGroup({
      primaryOrigin: this.#bucket('pages'),
      fallbackOrigin: this.#api('public-menu'),
      fallbackStatusCodes: failures,
    });
    const embedded = {
      ...behave(diner, cached, run.page, run.framedBy),
      responseHeadersPolicy: headers.embedded,
    };
    this.distribution = new Distribution(this, 'distribution', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(stage.domain && {
        domainNames: [stage.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(
          this,
          'certificate',
          stage.domain.certificateArn,
        ),
      }),
      defaultBehavior: shell,
      additionalBehaviors: {
        ...Object.fromEntries(calls),
        '/api': noCall,
        '/api/*': noCall,
        ...Object.fromEntries(shellPaths.map((path) => [path, shell])),
        ...Object.fromEntries(
          ['/restaurant/*/embed', '/restaurant/*/embed/*'].map((path) => [path, embedded]),
        ),
        '/restaurant/*.js': {
          ...behave(diner, cached),
          responseHeadersPolicy: headers.dinersScripts,
        },
        '/restaurant/*': {
          ...behave(diner, cached, run.page, run.guests),
          responseHeadersPolicy: headers.diners,
        },
        ...Object.fromEntries(
          largeImages.map((path) => [path, behave(images, cached, undefined, run.guests)]),
        ),
        '/images/*': behave(images, cached),
        '/remotes/*': files,
        '*.js': files,
        '*.css': files,
      },
      // CloudFront caches errors for 10 s by default, those of calls too, whose key names no owner: a page just
      // published would be missing, and one owner's failure everybody's. Outages are cached for the retry delay, to
      // shield what is down; pages say themselves how long their failures are.
      // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
      errorResponses: failures.map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(outages.includes(httpStatus) ? 3 : 0),
      })),
      ...(stage.requestsPerAddress > 0 && {
        webAclId: addressLimit(this, stage.requestsPerAddress),
      }),
    });
    suppressRules(this.distribution, stage.requestsPerAddress > 0 ? decisions : withoutLimit);
    output(this, 'DistributionDomain', this.distribution.distributionDomainName);
    this.#watch();
  }

  /** Guest log lines, anonymous and kept until they are in a file. CloudFront would create a log that never expires. */
  #guestsLog(): LogGroup {
    return new LogGroup(this, 'guests-log', {
      logGroupName: logOfEdgeFunction(guestsFunction(this.#stage.name)),
      retention: RetentionDays.THREE_DAYS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /** CloudFront reports only to us-east-1, so stages are deployed there. */
  #watch(): void {
    const { alarmTopicArn: topicArn, tableThrottledArn: unless } = foundationFor(
      this,
      this.#stage.name,
    );
    const loss = 'More than one page, image or call in a hundred fails, for owners and diners.';
    alarmWhen(
      this,
      'EdgeFails',
      { page: 'edge-fails', loss },
      this.distribution.metric5xxErrorRate({ ...fiveMinutes, statistic: 'Average' }),
      { threshold: 1 },
    );
    readAsGuest(this, this.#stage);
    addFaultsAlarm(this, { topicArn, loss: 'Menus, pages and calls.', unless });
  }

  #bucket(name: 'pages' | 'images' | 'remotes'): IOrigin {
    const bucketName = read(this, this.#stage.name, `${name}-bucket`);
    return S3BucketOrigin.withOriginAccessControl(Bucket.fromBucketName(this, name, bucketName));
  }

  #api(slice: Slice): IOrigin {
    const { edgeSecretArn } = foundationFor(this, this.#stage.name);
    const edgeSecret = SecretValue.secretsManager(edgeSecretArn).unsafeUnwrap();
    return new HttpOrigin(read(this, this.#stage.name, `${slice}/api-domain`), {
      customHeaders: { [edgeHeaders.secret]: edgeSecret },
    });
  }

  /** The upload origin for large images: the bucket's own host. */
  #uploads(): string {
    const bucket = read(this, this.#stage.name, 'images-bucket');
    if (this.#stage.name === 'local') return `http://${bucket}.localhost:*`;
    return `https://${bucket}.s3.${this.region}.${this.urlSuffix}`;
  }
}

const running = (run: Function | undefined, eventType: FunctionEventType) =>
  run ? [{ function: run, eventType }] : [];
