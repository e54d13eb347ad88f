/** Fields of a page's choices, which are kept nowhere and never wrong. */
export const boundFields = (page: string) => ({
  bound: (name: string, value: string, onChange: (value: string) => void) => ({
    id: `${page}-${name}`,
    name,
    value,
    error: undefined,
    onChange,
  }),
  flag: (name: string, checked: boolean, onChange: (isOn: boolean) => void) => ({
    id: `${page}-${name}`,
    name,
    checked,
    error: undefined,
    onChange,
  }),
});
