import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { menuQuery } from '../api/catalogue-api.ts';
import { LoadFailure } from '../parts/load-failure.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { MenuLanguages } from './menu-languages.tsx';
import { TranslationForm } from './translation-form.tsx';
import { translationsQuery } from './translations-api.ts';
import type { TranslationsProps } from './translations-props.ts';

const back = '/dashboard?tab=menus';

/** A menu's languages, and its texts in each. */
export default function LanguagesPage() {
  const { id = '' } = useParams();
  const { data: menu, error, isError, refetch } = useQuery(menuQuery(id));
  return (
    <Page>
      <PageHeading
        title="Languages"
        lead={menu ? `The languages guests can read ${menu.name} in.` : undefined}
        back={{ to: back, label: 'Back to Dashboard' }}
      />
      {menu ? (
        <LanguagesOf menu={menu} />
      ) : isError ? (
        <LoadFailure
          kind="Menu"
          errors={[error]}
          title="Error Loading Menu"
          text="Failed to load menu"
          back={back}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="form" rows={3} />
      )}
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
      {isHidden ? <LockedNote /> : null}
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
  const { data, error, isError, refetch } = useQuery(translationsQuery(menu.id, language));
  if (data) return <TranslationForm {...props} rows={data.rows} />;
  if (!isError) return <Skeleton shape="form" rows={6} />;
  return (
    <LoadFailure
      kind="Menu"
      errors={[error]}
      title="Failed to load the texts"
      back="/dashboard?tab=menus"
      onRetry={() => void refetch()}
    />
  );
}
