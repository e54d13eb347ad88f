import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { Assembly, Template } from './assembly.ts';
import { resolve, type Scope } from './intrinsics.ts';
import { account, identityOf, region } from './resource-types.ts';

export type Resource = {
  stack: string;
  logicalId: string;
  type: string;
  ref: string;
  attributes: Record<string, string>;
  /** Parses its properties with all intrinsic functions resolved. */
  read: <Schema extends z.ZodType>(schema: Schema) => z.output<Schema>;
};

const pseudo: Record<string, string> = {
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** All stacks of an assembly as one deployment with resolved names. */
export class Deployment {
  readonly resources: Resource[] = [];
  readonly assets: Assembly['assets'];
  readonly #parameters = new Map<string, Resource>();
  readonly #overrides: Record<string, string>;
  readonly #secrets = new Map<string, string>();

  /** `overrides` replaces the values of parameters whose names end with the key. */
  constructor(assembly: Assembly, overrides: Record<string, string> = {}) {
    this.assets = assembly.assets;
    this.#overrides = overrides;
    for (const [stack, template] of assembly.templates) this.#addStack(stack, template);
  }

  ofType(type: string): Resource[] {
    return this.resources.filter((resource) => resource.type === type);
  }

  /** Finds a resource by ARN, name or URL. */
  find(type: string, reference: string): Resource {
    const found = this.ofType(type).find(
      ({ ref, attributes }) => ref === reference || Object.values(attributes).includes(reference),
    );
    if (!found) throw new Error(`No ${type} is called ${reference}`);
    return found;
  }

  hasParameter(name: string): boolean {
    return this.#parameters.has(name);
  }

  /** The value of an SSM parameter. */
  parameter(name: string): string {
    const override = Object.entries(this.#overrides).find(([end]) => name.endsWith(end));
    if (override) return override[1];
    const value = this.#parameters.get(name)?.attributes.Value;
    if (value === undefined) throw new Error(`No stack writes the parameter ${name}`);
    return value;
  }

  /** Generated at each start, as a stack generates it at its first deployment. */
  #generatedSecret(name: string): string {
    this.find('AWS::SecretsManager::Secret', name);
    const secret = this.#secrets.get(name) ?? randomBytes(24).toString('hex');
    this.#secrets.set(name, secret);
    return secret;
  }

  #addStack(stack: string, template: Template) {
    const own = new Map<string, Resource>();
    const scope = this.#scope(stack, template, own);
    for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources)) {
      const resource = this.#resource(stack, logicalId, Type, Properties, scope);
      own.set(logicalId, resource);
      this.resources.push(resource);
      if (Type === 'AWS::SSM::Parameter') this.#parameters.set(resource.ref, resource);
    }
  }

  #resource(
    stack: string,
    logicalId: string,
    type: string,
    properties: Record<string, unknown>,
    scope: Scope,
  ): Resource {
    const property = (name: string) => {
      const value = resolve(properties[name], scope);
      return typeof value === 'string' ? value : undefined;
    };
    const secret = (arn: string) => this.#generatedSecret(arn);
    const identity = () => identityOf(type, { name: `${stack}-${logicalId}`, property, secret });
    // Checks the type now and resolves the rest lazily: stacks may come in any order.
    if (type !== 'AWS::SSM::Parameter') identity();
    return {
      stack,
      logicalId,
      type,
      get ref() {
        return identity().ref;
      },
      get attributes() {
        return identity().attributes;
      },
      read: (schema) => schema.parse(resolve(properties, scope)),
    };
  }

  #scope(stack: string, template: Template, own: Map<string, Resource>): Scope {
    const resource = (id: string) => {
      const found = own.get(id);
      if (!found) throw new Error(`${stack} refers to ${id}, which it does not hold`);
      return found;
    };
    const scope: Scope = {
      ref: (name) => pseudo[name] ?? this.#parameterOf(template, name) ?? resource(name).ref,
      attribute: (id, name) => {
        const value = resource(id).attributes[name];
        if (value === undefined)
          throw new Error(`The local cloud does not know ${id}.${name} (${stack})`);
        return value;
      },
      dynamic: (reference) => {
        const [service, ...name] = reference.split(':');
        // A secret is named by its ARN, which itself contains colons: seven parts.
        if (service === 'secretsmanager') return this.#generatedSecret(name.slice(0, 7).join(':'));
        throw new Error(`The local cloud does not resolve ${reference}`);
      },
    };
    return scope;
  }

  #parameterOf(template: Template, name: string): string | undefined {
    const parameter = template.Parameters[name];
    return parameter && this.parameter(parameter.Default);
  }
}
