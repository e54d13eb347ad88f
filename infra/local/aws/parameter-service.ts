import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { account, region } from '../stack/resource-types.ts';
import type { AwsService } from './endpoint.ts';

const input = z.object({ Names: z.array(z.string()).min(1).max(10) });

/** SSM: GetParameters, for the parameters that the stacks define. */
export function parameterService(deployment: Deployment): AwsService {
  return {
    prefix: 'AmazonSSM.GetParameters',
    answer: async (call) => {
      const { Names } = input.parse(JSON.parse(call.body.toString()));
      const found = new Map<string, string>();
      for (const name of Names) {
        call.demand('ssm:GetParameters', `arn:aws:ssm:${region}:${account}:parameter${name}`);
        if (deployment.hasParameter(name)) found.set(name, deployment.parameter(name));
      }
      const answer = {
        Parameters: [...found].map(([Name, Value]) => ({
          Name,
          Value,
          Type: 'String',
          Version: 1,
        })),
        InvalidParameters: Names.filter((name) => !found.has(name)),
      };
      return { status: 200, body: JSON.stringify(answer) };
    },
  };
}
