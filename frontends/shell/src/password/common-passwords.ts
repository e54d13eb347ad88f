import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Whether a password is one of the most used, which are tried first by whoever guesses. */
export const isCommon = (password: string) => common.has(password.toLowerCase());
