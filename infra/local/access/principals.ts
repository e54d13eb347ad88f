import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Deployment } from '../stack/deployment.ts';
import { account, shortHash } from '../stack/resource-types.ts';
import { documentSchema, isAllowed, type AccessRequest } from './policy.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };
export type Principal = Credentials & {
  name: string;
  allows: (question: AccessRequest) => boolean;
};

const policySchema = z.object({ PolicyDocument: documentSchema, Roles: z.array(z.string()) });
const bucketPolicySchema = z.object({ PolicyDocument: documentSchema });

/** The synthesized principals: each role gets its own credentials. */
export class Principals {
  readonly #byKey = new Map<string, Principal>();
  readonly #roles = new Map<string, Principal>();
  /** The developer's own credentials: for tests, seeds and front-end deployments. */
  readonly administrator: Principal;
  /**
   * CloudFront reads buckets under their bucket policies and identifies its distribution by ARN; no other key is
   * documented
   * (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html).
   */
  readonly cloudFront: Principal;

  constructor(deployment: Deployment) {
    this.administrator = this.#add('administrator', () => true);
    const bucketStatements = deployment
      .ofType('AWS::S3::BucketPolicy')
      .flatMap((it) => it.read(bucketPolicySchema).PolicyDocument.Statement)
      .filter((it) => JSON.stringify(it.Principal ?? '').includes('cloudfront.amazonaws.com'));
    const distributions = deployment
      .ofType('AWS::CloudFront::Distribution')
      .map(({ ref }) => `arn:aws:cloudfront::${account}:distribution/${ref}`);
    const viaEdge = { 'AWS:SourceArn': distributions, 'aws:SecureTransport': ['true'] };
    this.cloudFront = this.#add('cloudfront.amazonaws.com', (question) =>
      isAllowed(bucketStatements, { ...question, keys: { ...question.keys, ...viaEdge } }),
    );
    const policies = deployment.ofType('AWS::IAM::Policy').map((it) => it.read(policySchema));
    for (const role of deployment.ofType('AWS::IAM::Role')) {
      const attached = policies.filter(({ Roles }) => Roles.includes(role.ref));
      const statements = attached.flatMap((it) => it.PolicyDocument.Statement);
      const principal = this.#add(role.ref, (question) => isAllowed(statements, question));
      this.#roles.set(role.attributes.Arn ?? '', principal);
    }
  }

  withKey(accessKeyId: string): Principal | undefined {
    return this.#byKey.get(accessKeyId);
  }

  ofRole(roleArn: string): Principal {
    const principal = this.#roles.get(roleArn);
    if (!principal) throw new Error(`No role has the ARN ${roleArn}`);
    return principal;
  }

  #add(name: string, allows: Principal['allows']): Principal {
    const accessKeyId = `AKIA${shortHash(name).toUpperCase()}LOCL`;
    const secretAccessKey = randomBytes(30).toString('base64url');
    const principal = { name, accessKeyId, secretAccessKey, allows };
    this.#byKey.set(accessKeyId, principal);
    return principal;
  }
}
