import type { FlagBinding, TextBinding } from './form-bindings.ts';

/** Binds a field that stands in no form and is never wrong. */
export const bindText = (
  name: string,
  value: string,
  onChange: (value: string) => void,
  id = name,
): TextBinding => ({ id, name, value, error: undefined, onChange });

/** The same of a checkbox. */
export const bindFlag = (
  name: string,
  checked: boolean,
  onChange: (isOn: boolean) => void,
  id = name,
): FlagBinding => ({ id, name, checked, error: undefined, onChange });
