import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { goToAccount } from '@menuleaf/shared/browser/session/session.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role.ts';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { firstPage } from './first-page.ts';
import { accountsQuery, peopleApi } from './people-api.ts';
import styles from './account-switcher.css';

/** For who works in several accounts: which one it is, and the way to the others. */
export default function AccountSwitcher({ current }: { current: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(accountsQuery);
  const opening = useMutation({
    mutationFn: (id: string) => peopleApi.openAccount({ params: { id } }),
    // A new start: nothing that was read or typed in the account that is left goes along.
    onSuccess: (opened) => {
      goToAccount(queries, opened);
      window.location.assign(firstPage(opened.user));
    },
    onError: (error) =>
      toast({ title: detailOf(error, 'The account could not be opened.'), tone: 'danger' }),
  });
  if (!data) return null;
  return (
    <select
      className={styles['switcher']}
      aria-label="Account"
      value={current}
      disabled={opening.isPending}
      onChange={({ target }) => opening.mutate(target.value)}
    >
      {data.map(({ id, name, role }) => (
        <option key={id} value={id}>
          {name} ({roleTitles[role]})
        </option>
      ))}
    </select>
  );
}
