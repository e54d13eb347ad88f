import type { OpenApi, OpenApiOperation } from './openapi.ts';
import { refusals } from './schema-change.ts';

const bodyOf = (operation: OpenApiOperation) =>
  Object.entries(operation.requestBody?.content ?? {})[0];
const replyOf = (operation: OpenApiOperation) => {
  const [status, response] = Object.entries(operation.responses)[0] ?? [];
  return { status, schema: response?.content?.['application/json']?.schema };
};

function parameterChanges(
  before: OpenApiOperation,
  after: OpenApiOperation,
  place: string,
): string[] {
  return after.parameters.flatMap((now) => {
    const where = `${place} ${now.in} ${now.name}`;
    const old = before.parameters.find((it) => it.name === now.name && it.in === now.in);
    if (!old) return now.required ? [`${where}: is new and required`] : [];
    return [
      ...(now.required && !old.required ? [`${where}: is required now`] : []),
      ...refusals(now.schema, old.schema, where),
    ];
  });
}

function operationChanges(
  before: OpenApiOperation,
  after: OpenApiOperation,
  place: string,
): string[] {
  const changes = parameterChanges(before, after, place);
  if (after.security.length > before.security.length) changes.push(`${place}: needs a session now`);
  const [oldType, oldBody] = bodyOf(before) ?? [];
  const [newType, newBody] = bodyOf(after) ?? [];
  if (newType && newType !== oldType) changes.push(`${place}: takes ${newType} now`);
  else if (newBody)
    changes.push(...refusals(newBody.schema, oldBody?.schema ?? {}, `${place} body`));
  const [old, now] = [replyOf(before), replyOf(after)];
  if (old.status !== now.status) changes.push(`${place}: answers ${now.status} now`);
  // A page loaded earlier parses the response with the older contract.
  if (old.schema) changes.push(...refusals(old.schema, now.schema ?? {}, `${place} reply`));
  return changes;
}

/** What would break a client of `before` that calls a service of `after`; a line for each. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now ? operationChanges(old, now, place) : [`${place}: is gone`];
    }),
  );
}
