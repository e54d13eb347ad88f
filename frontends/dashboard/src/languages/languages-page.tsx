import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { menuQuery } from '../api/catalogue-api.ts';
import { Loading } from '../parts/load-failure.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { MenuLanguages } from './menu-languages.tsx';
import { TranslationForm } from './translation-form.tsx';
import { translationsQuery } from './translations-api.ts';
import type { TranslationsProps } from './translations-props.ts';

/** A menu's languages, and its texts in each. */
export default function LanguagesPage() {
  const { id = '' } = useParams();
  const query = useQuery(menuQuery(id));
  const menu = query.data;
  return (
    <Page>
      <PageHeading
        title="Languages"
        lead={menu ? `The languages guests can read ${menu.name} in.` : undefined}
        back={{ to: '/dashboard?tab=menus', label: 'Back to Dashboard' }}
      />
      {menu ? <LanguagesOf menu={menu} /> : null}
      <Loading
        queries={[query]}
        kind="Menu"
        title="Error Loading Menu"
        text="Failed to load menu"
        rows={3}
      />
    </Page>
  );
}

/** The language in the URL, else the first further one. */
function LanguagesOf({ menu }: { menu: Menu }) {
  const [search] = useSearchParams();
  const asked = search.get('language') ?? '';
  const { user } = useSession();
  const { further_languages: further, language: main } = menu;
  const language = further.includes(asked) ? asked : further[0];
  const hidden = further.slice(plans[user?.plan_type ?? 'pro'].furtherLanguages);
  const isHidden = language !== undefined && hidden.includes(language);
  return (
    <>
      {menu.locked ? <LockedNote /> : null}
      <MenuLanguages menu={menu} open={language} hidden={hidden} />
      {isHidden ? <LockedNote isHidden /> : null}
      {language ? (
        <Translations
          key={language}
          menu={isHidden ? { ...menu, locked: true } : menu}
          main={main}
          language={language}
        />
      ) : null}
    </>
  );
}

/** The texts of a menu in one of its further languages. */
function Translations(props: TranslationsProps) {
  const { menu, language } = props;
  const query = useQuery(translationsQuery(menu.id, language));
  if (query.data) return <TranslationForm {...props} rows={query.data.rows} />;
  return <Loading queries={[query]} kind="Menu" title="Failed to load the texts" rows={6} />;
}
