import { useEffect, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { useMoney } from '../parts/money.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { draftOf, type Draft } from './draft.ts';
import { limits } from './limits.ts';
import { Live } from './live.tsx';
import { onMenu } from './on-menu.ts';
import type { ReadMenu } from './parse/source-line.ts';
import { joinedMenus, readOn, withSheet, type Parts } from './read-parts.ts';
import type { SourceMenu } from './read/source-menu.ts';
import { stillChanged } from './save/rollback-import.ts';
import { Saving } from './save/saving.tsx';
import { useSave } from './save/use-save.ts';
import { ImportReview as ReviewOf } from './import-review.tsx';
import { FoundDraft } from './found-draft.tsx';
import { storedDraft } from './stored-draft.ts';
import { SheetColumns } from './sheet-columns.tsx';
import { Sources } from './sources.tsx';
import styles from './sources.css';

const nothingFound =
  'No dishes were found in it. Try a sharper photo, another file, or paste the text.';
const tooMany = (count: number) =>
  `It has ${count} dishes. Up to ${limits.dishes} fit one menu: import it in parts.`;

/** The import, from an owner's menu to a live one: read, review, save. */
export function BringMenu({ menu, catalogue }: { menu: Menu; catalogue: Catalogue }) {
  const saving = useSave(menu.id);
  const { decimals } = useMoney();
  const [parts, setParts] = useState<Parts>();
  const [brought, setBrought] = useState<readonly SourceMenu[]>([]);
  const [draft, setDraft] = useState<Draft>();
  const ownerId = useSession().user?.id ?? '';
  const [stored] = useState(() => storedDraft(ownerId, menu.id));
  const [found, setFound] = useState(() => stored.read(onMenu(catalogue, menu.id).items));
  const isSaved = saving.state === 'done';
  useEffect(() => {
    if (isSaved) stored.forget();
  }, [isSaved, stored]);
  const [failure, setFailure] = useState<string>();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const review = (read: ReadMenu, sources: readonly SourceMenu[]) => {
    const pages = sources.filter((source) => source.kind === 'lines');
    const said = pages.flatMap((page) => page.warnings ?? []);
    const count = read.sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
    const problem =
      count === 0 ? (said[0] ?? nothingFound) : count > limits.dishes ? tooMany(count) : undefined;
    setWarnings(said);
    setFailure(problem);
    setParts(undefined);
    if (problem === undefined) {
      const images = pages.flatMap((page) => page.images);
      setDraft(draftOf(read, onMenu(catalogue, menu.id).items, images, decimals, menu.language));
    }
  };
  const goOn = (from: Parts, sources: readonly SourceMenu[]) => {
    const next = readOn(from, decimals);
    if (next.left.length > 0) setParts(next);
    else review(joinedMenus(next.read), sources);
  };
  const onRead = (sources: readonly SourceMenu[]) => {
    setFailure(undefined);
    setBrought(sources);
    goOn({ read: [], left: sources }, sources);
  };
  const again = () => {
    stored.forget();
    setFound(undefined);
    setDraft(undefined);
    setParts(undefined);
  };
  const [sheet] = parts?.left ?? [];
  if (isSaved) {
    const skipped = catalogue.items.filter(({ id }) => saving.save?.skipped?.includes(id));
    return (
      <Page>
        {skipped.length > 0 ? (
          <p role="alert" className={styles['failure']}>
            Prices that someone else changed in the meantime were left as they are:{' '}
            {skipped.map(({ name }) => name).join(', ')}.
          </p>
        ) : null}
        <Live menu={menu} restaurants={catalogue.restaurants} />
      </Page>
    );
  }
  const isUnderWay = saving.state !== 'none';
  const stays = saving.save && !isUnderWay ? stillChanged(saving.save, catalogue.items) : [];
  return (
    <Page>
      <PageHeading
        title="Bring your menu"
        lead={`Paste it, drop a file or photograph it, look it over, and it is on “${menu.name}”.`}
        back={{ to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' }}
      />
      {isUnderWay ? <Saving saving={saving} /> : null}
      {stays.length > 0 ? (
        <p role="alert" className={styles['failure']}>
          Still as imported: {stays.join(', ')}.{' '}
          <Link to="/dashboard/history">Undo it in History</Link>
        </p>
      ) : null}
      {!isUnderWay && failure ? (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      ) : null}
      {!draft && !parts && !isUnderWay ? (
        <>
          {found ? (
            <FoundDraft draft={found} onGoOn={() => setDraft(found)} onDiscard={again} />
          ) : null}
          <Sources leads={!found} onRead={onRead} />
        </>
      ) : null}
      {parts && sheet?.kind === 'sheet' ? (
        <SheetColumns
          key={parts.left.length}
          rows={sheet.rows}
          fileName={sheet.fileName}
          onRead={(read) => goOn(withSheet(parts, read), brought)}
          onBack={again}
        />
      ) : null}
      {draft ? (
        <div hidden={isUnderWay}>
          <ReviewOf
            initial={draft}
            warnings={warnings}
            menu={menu}
            catalogue={catalogue}
            saving={saving}
            stored={stored}
            onAgain={again}
          />
        </div>
      ) : null}
    </Page>
  );
}
