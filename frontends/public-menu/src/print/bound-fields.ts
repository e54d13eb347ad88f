import { bindFlag, bindText } from '@menuleaf/shared/ui/form/bind.ts';

/** Fields of a page's choices, which are kept nowhere. */
export const boundFields = (page: string) => ({
  bound: (name: string, value: string, onChange: (value: string) => void) =>
    bindText(name, value, onChange, `${page}-${name}`),
  flag: (name: string, checked: boolean, onChange: (isOn: boolean) => void) =>
    bindFlag(name, checked, onChange, `${page}-${name}`),
});
