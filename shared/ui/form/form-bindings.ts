export type Values = Record<string, string | boolean>;
/** Error messages by field name. */
export type Errors = Readonly<Record<string, string>>;
type Bound = { id: string; name: string; error: string | undefined };
export type TextBinding = Bound & { value: string; onChange: (value: string) => void };
export type FlagBinding = Bound & { checked: boolean; onChange: (checked: boolean) => void };

/** Binds fields to a form: `text` for typed or selected values, `flag` for checkboxes. */
export function useBindings<V extends Values>(
  form: { id: string; values: V; errors: Errors },
  set: (name: keyof V & string, value: string | boolean) => void,
) {
  const bound = (name: keyof V & string) => ({
    id: `${form.id}-${name}`,
    name,
    error: form.errors[name],
  });
  return {
    text: (name: keyof V & string): TextBinding => {
      const value = form.values[name];
      return {
        ...bound(name),
        value: typeof value === 'string' ? value : '',
        onChange: (next) => set(name, next),
      };
    },
    flag: (name: keyof V & string): FlagBinding => ({
      ...bound(name),
      checked: form.values[name] === true,
      onChange: (next) => set(name, next),
    }),
  };
}
