import { Download, FileUp, Images, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { useMoney } from '../../parts/money.ts';
import { useItemMoney } from '../../prices/use-item-money.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { inMenuOrder } from '../menu-places.ts';

const ImportDialog = later(() => import('./import-dialog.tsx'));
const PhotosDialog = later(() => import('./photos-dialog.tsx'));

export type ItemFilesProps = {
  items: readonly Item[];
  categories: readonly Category[];
  menus: readonly Menu[];
};

/** Imports and exports the list as a sheet. */
export function ItemFiles({ items, categories, menus }: ItemFilesProps) {
  const isMixed = useMoney().currency === undefined;
  const moneyOf = useItemMoney();
  const [importing, setImporting] = useState(false);
  const [picturing, setPicturing] = useState(false);
  const isPro = useSession().user?.plan_type === 'pro';
  const save = async () => {
    const { writeItems } = await import('@menuleaf/shared/menu/csv/write-items.ts');
    saveFile(
      'menu-items.csv',
      new Blob(
        [
          writeItems(
            inMenuOrder(items, menus).map(({ item }) => item),
            moneyOf,
            isMixed,
          ),
        ],
        { type: 'text/csv' },
      ),
    );
  };
  const bring = menus.map(({ id, name }) => (
    <ButtonLink key={id} to={`/menu/${id}/import`}>
      {menus.length > 1 ? (
        name
      ) : (
        <>
          <FileUp size={18} aria-hidden="true" />
          Bring your menu
        </>
      )}
    </ButtonLink>
  ));
  return (
    <>
      {menus.length > 1 ? (
        <details>
          <summary>
            <FileUp size={18} aria-hidden="true" />
            Bring your menu into
          </summary>
          {bring}
        </details>
      ) : (
        bring
      )}
      <Button onClick={() => setImporting(true)}>
        <Upload size={18} aria-hidden="true" />
        Import items from CSV
      </Button>
      {isPro && items.length > 0 ? (
        <Button onClick={() => setPicturing(true)}>
          <Images size={18} aria-hidden="true" />
          Add photos
        </Button>
      ) : null}
      {items.length > 0 ? (
        <Button onClick={() => void save()}>
          <Download size={18} aria-hidden="true" />
          Export items to CSV
        </Button>
      ) : null}
      <Suspense>
        {picturing ? <PhotosDialog items={items} onClose={() => setPicturing(false)} /> : null}
        {importing ? (
          <ImportDialog
            items={items}
            categories={categories}
            menus={menus}
            onClose={() => setImporting(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
