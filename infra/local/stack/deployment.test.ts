import * as z from 'zod';
import { Deployment } from './deployment.ts';
import type { Template } from './assembly.ts';

const template = (resources: Template['Resources'], parameters: Template['Parameters'] = {}) => ({
  Parameters: parameters,
  Resources: resources,
});

const named = (name: string) => ({
  Type: 'AWS::SSM::Parameter::Value<String>' as const,
  Default: name,
});
const queue = z.object({ Name: z.string() });

describe('a deployment', () => {
  test('a stack reads a parameter that a later stack writes', () => {
    const reader = template(
      { Reader: { Type: 'AWS::SQS::Queue', Properties: { Name: { Ref: 'P' } } } },
      { P: named('/x/name') },
    );
    const properties = { Name: '/x/name', Value: 'written' };
    const writer = template({ Writer: { Type: 'AWS::SSM::Parameter', Properties: properties } });
    const templates = new Map([
      ['reader', reader],
      ['writer', writer],
    ]);
    const deployment = new Deployment({ templates, assets: new Map() });
    const [resource] = deployment.ofType('AWS::SQS::Queue');
    expect(resource?.read(queue)).toEqual({ Name: 'written' });
  });

  test('a type that is not known stops it, by name', () => {
    const odd = template({ Odd: { Type: 'AWS::MediaLive::Channel', Properties: {} } });
    const make = () => new Deployment({ templates: new Map([['s', odd]]), assets: new Map() });
    expect(make).toThrow('AWS::MediaLive::Channel');
  });
});
