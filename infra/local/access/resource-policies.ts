import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { account } from '../stack/resource-types.ts';
import { documentSchema, isAllowed, type Statement } from './policy.ts';

const permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});
const queuePolicy = z.object({ PolicyDocument: documentSchema, Queues: z.array(z.string()) });
const topicPolicy = z.object({ PolicyDocument: documentSchema, Topics: z.array(z.string()) });

/** A call from an AWS service to a resource, on behalf of one of our resources. */
export type ServiceCall = { service: string; action: string; resource: string; source: string };

const admits = ({ Principal }: Statement, service: string) =>
  Principal === '*' ||
  /"\*"/.test(JSON.stringify(Principal)) ||
  JSON.stringify(Principal).includes(`"${service}"`);

/** A function's ARN has seven parts, an alias's eight. */
const isAlias = (name: string) => name.split(':').length === 8;

/** A Lambda permission is a statement in its function's resource policy. */
function statementOf(deployment: Deployment, read: z.output<typeof permission>): Statement {
  const { Action, FunctionName, Principal, SourceArn, SourceAccount } = read;
  const type = isAlias(FunctionName) ? 'AWS::Lambda::Alias' : 'AWS::Lambda::Function';
  const { Arn = '' } = deployment.find(type, FunctionName).attributes;
  return {
    Effect: 'Allow',
    Action: [Action],
    Resource: [Arn],
    Principal: { Service: Principal },
    Condition: {
      ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': [SourceArn] } }),
      ...(SourceAccount !== undefined && {
        StringEquals: { 'aws:SourceAccount': [SourceAccount] },
      }),
    },
  };
}

/** Resource policies of functions, queues and topics: what they let AWS services do. */
export class ResourcePolicies {
  readonly #statements: Statement[];

  constructor(deployment: Deployment) {
    const documents = [
      ...deployment.ofType('AWS::SQS::QueuePolicy').map((it) => it.read(queuePolicy)),
      ...deployment.ofType('AWS::SNS::TopicPolicy').map((it) => it.read(topicPolicy)),
    ];
    const permissions = deployment.ofType('AWS::Lambda::Permission');
    this.#statements = [
      ...documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      ...permissions.map((it) => statementOf(deployment, it.read(permission))),
    ];
  }

  allow({ service, action, resource, source }: ServiceCall): boolean {
    const keys = {
      'aws:SourceArn': [source],
      'aws:SourceAccount': [account],
      'aws:SecureTransport': ['true'],
    };
    const statements = this.#statements.filter((it) => admits(it, service));
    return isAllowed(statements, { action, resource, keys });
  }
}
