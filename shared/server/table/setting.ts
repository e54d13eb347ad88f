type Values = Readonly<Record<string, unknown>>;

/** What an update sets, field by field, undefined removing one; `given` are values of its condition. */
export function setting(fields: Values, given: Values = {}) {
  const names = Object.keys(fields);
  const set = names.filter((name) => fields[name] !== undefined);
  const gone = names.filter((name) => fields[name] === undefined);
  return {
    UpdateExpression: [
      set.length > 0 ? `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}` : '',
      gone.length > 0 ? `REMOVE ${gone.map((name) => `#${name}`).join(', ')}` : '',
    ]
      .join(' ')
      .trim(),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...given,
      ...Object.fromEntries(set.map((name) => [`:${name}`, fields[name]])),
    },
  };
}
