/** What is wrong with a password that was typed twice. */
export function passwordsDiffer(values: {
  password: string;
  confirm_password: string;
}): Record<string, string> {
  return values.password === values.confirm_password
    ? {}
    : { confirm_password: 'Passwords do not match' };
}
