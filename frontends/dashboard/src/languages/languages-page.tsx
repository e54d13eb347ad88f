import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams, Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import { menuQuery, useChange } from '../api/catalogue-api.ts';
import { Loading } from '../parts/load-failure.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { TranslationForm } from './translation-form.tsx';
import { translationsQuery, translationsOf, type TranslationsProps } from './translations-api.ts';
import { useId, useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { language as languageSchema } from '@menuleaf/shared/contracts/catalogue/language.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ErrorSummary } from '@menuleaf/shared/ui/form/error-summary.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { menuChanges } from '../api/menu-changes.ts';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './languages.css';

const known = z.array(languageSchema);

/** Saves each choice at once, and reports failures. */
function useLanguages({ id, updated_at, language, further_languages }: Menu) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useChange(menuChanges.updateMenu);
  const [failure, setFailure] = useState<string>();
  const save = async (main: string, further: readonly string[], said: string) => {
    setFailure(undefined);
    try {
      const body = {
        language: languageSchema.parse(main),
        further_languages: known.parse(further),
        updated_at,
      };
      const saved = await mutateAsync({ params: { id }, body });
      queries.setQueryData(menuQuery(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: translationsOf(id) });
      toast({ title: said });
    } catch (error) {
      setFailure(detailOf(error, 'Failed to save the languages. Please try again.'));
    }
  };
  return {
    isPending,
    failure,
    become: (main: string) =>
      save(
        main,
        further_languages.filter((one) => one !== main),
        `This menu is written in ${languageName(main, 'en')}`,
      ),
    add: (one: string) =>
      save(
        language,
        [...further_languages, one],
        `${languageName(one, 'en')} was added: guests can choose it now`,
      ),
    remove: (one: string) =>
      save(
        language,
        further_languages.filter((other) => other !== one),
        `${languageName(one, 'en')} was removed. Its texts are kept.`,
      ),
  };
}

type MenuLanguagesProps = {
  menu: Menu;
  open: string | undefined;
  /** Those that the plan keeps from guests. */
  hidden: readonly string[];
};

/** A menu's main language, and the others guests can choose. */
function MenuLanguages({ menu, open, hidden }: MenuLanguagesProps) {
  const { id, language, further_languages: further, locked } = menu;
  const formId = useId();
  const { isPending, failure, become, add, remove } = useLanguages(menu);
  return (
    <Card title="Languages of this menu">
      <ErrorSummary formId={formId} errors={{}} failure={failure} advice={planAdvice(failure)} />
      <fieldset className={styles['choices']} disabled={isPending || locked === true}>
        <LanguageChoice
          label="Your menu is written in"
          value={language}
          onChoose={(chosen) => void become(chosen)}
        />
        {further.length > 0 ? (
          <ul className={styles['further']}>
            {further.map((one) => (
              <li key={one}>
                <Link
                  to={`/menu/${id}/languages?language=${one}`}
                  aria-current={one === open ? 'page' : undefined}
                >
                  {languageName(one, 'en')}
                </Link>
                {hidden.includes(one) ? <Badge tone="saffron">Not shown to guests</Badge> : null}
                <Button tone="plain" onClick={() => void remove(one)}>
                  Remove<VisuallyHidden> {languageName(one, 'en')}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        <LanguageChoice
          label="Add a language"
          value=""
          without={[language, ...further]}
          onChoose={(chosen) => void add(chosen)}
        />
      </fieldset>
    </Card>
  );
}

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
