/** Error if the two passwords differ, by the field to correct. */
export const passwordsDiffer = (password: string, again: string): Record<string, string> =>
  password === again ? {} : { confirm_password: 'Passwords do not match' };
