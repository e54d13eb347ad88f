import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NavLink } from '@menuleaf/shared/browser/federation/router.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { firstPage } from './first-page.ts';
import { switchAccount } from './switch-account.ts';
import { accountsQuery, peopleApi } from './people-api.ts';
import styles from './account-switcher.css';

/** For members of several accounts: the current one, with links to the others. */
export function AccountSwitcher({ account }: { account: NonNullable<User['account']> }) {
  const queries = useQueryClient();
  const { data } = useQuery(accountsQuery);
  const opening = useMutation({
    mutationFn: (id: string) => peopleApi.openAccount({ params: { id } }),
    // A full reload: nothing read or typed in the previous account carries over.
    onSuccess: (opened) => {
      switchAccount(queries, opened);
      window.location.assign(firstPage(opened.user));
    },
    onError: (error) =>
      toast({ title: detailOf(error, 'The account could not be opened.'), tone: 'danger' }),
  });
  return (
    <>
      {data ? (
        <select
          className={styles['switcher']}
          aria-label="Account"
          value={account.id}
          disabled={opening.isPending}
          onChange={({ target }) => opening.mutate(target.value)}
        >
          {data.map(({ id, name, role }) => (
            <option key={id} value={id}>
              {name} ({roleTitles[role]})
            </option>
          ))}
        </select>
      ) : null}
      {account.role === 'kitchen' ? (
        <NavLink className={styles['link']} to="/kitchen">
          Kitchen
        </NavLink>
      ) : null}
    </>
  );
}
