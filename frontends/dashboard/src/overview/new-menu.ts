import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { useInvalidateLists } from '../api/catalogue-api.ts';
import { useOnce } from '../api/use-once.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';

export type MenuPage = 'editor' | 'import';

type NewMenu = { is_active: boolean; restaurant_id: string };

/** In the device's language. Loads the call only now: it knows the list of languages. */
async function create({ body }: { body: NewMenu & { idempotency_key: string } }) {
  const [{ menuChanges }, { deviceLanguage }, { firstMenuName }] = await Promise.all([
    import('../api/menu-changes.ts'),
    import('../parts/device-language.ts'),
    import('../languages/first-names.ts'),
  ]);
  const language = deviceLanguage();
  return menuChanges.createMenu({ body: { ...body, name: firstMenuName(language), language } });
}

/** Names the first menu automatically, then opens where its dishes are typed or imported. */
export function useNewMenu() {
  const navigate = useNavigate();
  const readListsAgain = useInvalidateLists();
  const createMenu = useOnce(create);
  const [busy, setBusy] = useState(false);
  const make = async (restaurant_id: string, page: MenuPage) => {
    setBusy(true);
    try {
      const body = { is_active: true, restaurant_id };
      const { id } = await createMenu({ body });
      await navigate(`/menu/${id}/${page}`);
    } catch (error) {
      toastFailure('Failed to create menu. Please try again.')(error);
    } finally {
      setBusy(false);
      await readListsAgain();
    }
  };
  return { busy, make };
}
