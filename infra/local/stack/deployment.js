import { randomBytes } from 'node:crypto';
import { resolve } from './intrinsics.ts';
import { account, identityOf, region } from './resource-types.ts';
const pseudo = {
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};
/** All stacks of an assembly as one deployment whose names are known. */
export class Deployment {
  resources = [];
  assets;
  #parameters = new Map();
  #overrides;
  #secrets = new Map();
  /** `overrides` replaces the values of parameters whose names end so. */
  constructor(assembly, overrides = {}) {
    this.assets = assembly.assets;
    this.#overrides = overrides;
    for (const [stack, template] of assembly.templates) this.#addStack(stack, template);
  }
  ofType(type) {
    return this.resources.filter((resource) => resource.type === type);
  }
  /** The resource that an ARN, a name or a URL means. */
  find(type, reference) {
    const found = this.ofType(type).find(
      ({ ref, attributes }) => ref === reference || Object.values(attributes).includes(reference),
    );
    if (!found) throw new Error(`No ${type} is called ${reference}`);
    return found;
  }
  hasParameter(name) {
    return this.#parameters.has(name);
  }
  /** The value of a named parameter. */
  parameter(name) {
    const override = Object.entries(this.#overrides).find(([end]) => name.endsWith(end));
    if (override) return override[1];
    const value = this.#parameters.get(name)?.attributes.Value;
    if (value === undefined) throw new Error(`No stack writes the parameter ${name}`);
    return value;
  }
  /** Made up anew at each start, as a stack makes it up at its first deployment. */
  #generatedSecret(name) {
    this.find('AWS::SecretsManager::Secret', name);
    const secret = this.#secrets.get(name) ?? randomBytes(24).toString('hex');
    this.#secrets.set(name, secret);
    return secret;
  }
  #addStack(stack, template) {
    const own = new Map();
    const scope = this.#scope(stack, template, own);
    for (const [logicalId, { Type, Properties, Condition }] of Object.entries(template.Resources)) {
      if (Condition && !scope.condition(Condition)) continue;
      const resource = this.#resource(stack, logicalId, Type, Properties, scope);
      own.set(logicalId, resource);
      this.resources.push(resource);
      if (Type === 'AWS::SSM::Parameter') this.#parameters.set(resource.ref, resource);
    }
  }
  #resource(stack, logicalId, type, properties, scope) {
    const property = (name) => {
      const value = resolve(properties[name], scope);
      return typeof value === 'string' ? value : undefined;
    };
    const identity = () => identityOf(type, { name: `${stack}-${logicalId}`, property });
    // Names the type at once, and the rest when it is asked for: stacks may come in any order.
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
  #scope(stack, template, own) {
    const resource = (id) => {
      const found = own.get(id);
      if (!found) throw new Error(`${stack} refers to ${id}, which it does not hold`);
      return found;
    };
    const scope = {
      ref: (name) =>
        pseudo[name] ??
        this.#parameterOf(template, name) ??
        this.#special(name, stack) ??
        resource(name).ref,
      attribute: (id, name) => {
        const value = resource(id).attributes[name];
        if (value === undefined)
          throw new Error(`The local cloud does not know ${id}.${name} (${stack})`);
        return value;
      },
      mapping: (name, key, field) => template.Mappings[name]?.[key]?.[field],
      condition: (name) => resolve(template.Conditions[name], scope) === true,
      dynamic: (reference) => {
        const [service, ...name] = reference.split(':');
        if (service === 'ssm') return this.parameter(name.join(':'));
        // An ARN is of seven parts itself.
        const secret = name[0] === 'arn' ? name.slice(0, 7).join(':') : name[0];
        if (service === 'secretsmanager') return this.#generatedSecret(secret ?? '');
        throw new Error(`The local cloud does not resolve ${reference}`);
      },
    };
    return scope;
  }
  #special(name, stack) {
    if (name === 'AWS::StackName') return stack;
    return name === 'AWS::StackId'
      ? `arn:aws:cloudformation:${region}:${account}:stack/${stack}`
      : undefined;
  }
  #parameterOf(template, name) {
    const parameter = template.Parameters[name];
    if (!parameter) return undefined;
    const isNamed = parameter.Type.startsWith('AWS::SSM::Parameter::Value');
    return isNamed ? this.parameter(String(parameter.Default)) : parameter.Default;
  }
}
