import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Whether a password is among the most used, which attackers try first. */
export const isCommon = (password: string) => common.has(password.toLowerCase());
