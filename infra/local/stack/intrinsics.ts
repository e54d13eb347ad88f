/** Resolves names within one template. Each function throws for an unknown name. */
export type Scope = {
  ref: (name: string) => unknown;
  attribute: (logicalId: string, attribute: string) => unknown;
  /** `{{resolve:secretsmanager:...}}`. */
  dynamic: (reference: string) => string;
};

const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`A text is due, not ${JSON.stringify(value)}`);
};

const list = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`A list is due, not ${JSON.stringify(value)}`);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

function attribute(argument: unknown, scope: Scope): unknown {
  const [id, name] = typeof argument === 'string' ? argument.split(/\.(.*)/) : list(argument);
  return scope.attribute(text(id), text(resolve(name, scope)));
}

function substitute(argument: unknown, scope: Scope): string {
  const [template, variables] = typeof argument === 'string' ? [argument, {}] : list(argument);
  const own = isObject(variables) ? variables : {};
  return text(template).replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in own) return text(resolve(own[name], scope));
    return text(name.includes('.') ? attribute(name, scope) : scope.ref(name));
  });
}

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, scope) => scope.ref(text(name)),
  'Fn::GetAtt': attribute,
  'Fn::Sub': substitute,
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = list(argument);
    // The joined text may be a dynamic reference.
    return resolve(list(resolve(parts, scope)).map(text).join(text(separator)), scope);
  },
};

/** Resolves the value's intrinsic functions. Throws for an unknown function. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{resolve:([^}]+)\}\}/g, (_, reference: string) =>
      scope.dynamic(reference),
    );
  }
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, scope));
  if (!isObject(value)) return value;
  const [only, ...others] = Object.keys(value);
  if (only && others.length === 0) {
    const intrinsic = intrinsics[only];
    if (intrinsic) return intrinsic(value[only], scope);
    if (only.startsWith('Fn::')) throw new Error(`The local cloud does not know ${only}`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolve(entry, scope)]),
  );
}
