import { UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { PageLanguageContext } from '../page/page-language.ts';
import { loadWords } from '../words/load-words.ts';
import { type PrintData, usePrintData } from './print-data.ts';

const dashboard = { label: 'Dashboard', to: '/dashboard?tab=restaurants' };

export type LoadedMenu = {
  data: PrintData;
  menu: NonNullable<PrintData['menu']>;
  /** The restaurant's own language first. */
  languages: string[];
  /** Loads the menu in another of its languages. */
  onLanguage: (language: Language) => void;
};

type Props = {
  title: string;
  lead: (restaurant: string) => string;
  /** What the owner does with the menu. */
  verb: 'print' | 'post';
  children: (loaded: LoadedMenu) => ReactNode;
};

/** An owner's page about the menu that guests read now, with its words in the chosen language. */
export function OwnerMenuPage({ title, lead, verb, children }: Props) {
  const { id = '' } = useParams();
  const [wanted, setWanted] = useState<Language>();
  const { data, error, refetch } = usePrintData(id, wanted);
  const language = data?.menu?.language ?? defaultLanguage;
  const main = data?.restaurant.language ?? defaultLanguage;
  const { data: words } = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadWords(language),
    enabled: data !== undefined,
    // Keeps the choices made so far while the other words load.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const loaded = data?.menu && {
    data,
    menu: data.menu,
    languages: [main, ...(data.menu.languages ?? [])],
    onLanguage: (next: Language) => setWanted(next === main ? undefined : next),
  };
  return (
    <Page>
      <PageHeading title={title} lead={data && lead(data.restaurant.name)} back={dashboard} />
      {error && !data ? (
        <ErrorPanel
          title="Your menu could not be loaded"
          text={detailOf(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {loaded && words ? (
        <PageLanguageContext value={{ language, main, untranslated: new Set(), words }}>
          {children(loaded)}
        </PageLanguageContext>
      ) : null}
      {data && !data.menu ? <NoMenu verb={verb} /> : null}
      {!data && !error ? <Skeleton /> : null}
    </Page>
  );
}

const NoMenu = ({ verb }: Pick<Props, 'verb'>) => (
  <EmptyState
    icon={UtensilsCrossed}
    title={`No menu to ${verb} yet`}
    action={
      <ButtonLink tone="primary" to="/dashboard?tab=restaurants">
        Choose a menu
      </ButtonLink>
    }
  >
    <p>Choose an active menu for this restaurant first. What guests read is what you {verb}.</p>
  </EmptyState>
);
