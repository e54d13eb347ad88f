type Values = Readonly<Record<string, unknown>>;

/** What an update sets, field by field, undefined removing one; `given` are values of its condition. */
export function setting(fields: Values, given: Values = {}) {
  const all = Object.entries(fields);
  const set = all.filter(([, value]) => value !== undefined);
  const gone = all.filter(([, value]) => value === undefined);
  return {
    UpdateExpression: [
      set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
      gone.length > 0 ? `REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}` : '',
    ]
      .join(' ')
      .trim(),
    ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...given,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    },
  };
}
