/** What is wrong with a password that was typed twice, by the field that is to be mended. */
export const passwordsDiffer = (password: string, again: string): Record<string, string> =>
  password === again ? {} : { confirm_password: 'Passwords do not match' };
