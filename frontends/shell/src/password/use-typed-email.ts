import { useQueryClient } from '@tanstack/react-query';

const key = ['typed-email'];

/** The address typed on the page before: who signs in, signs up or forgot the password types it once. */
export function useTypedEmail() {
  const queries = useQueryClient();
  return {
    typed: queries.getQueryData<string>(key) ?? '',
    keep: (email: string) => void queries.setQueryData(key, email),
  };
}
