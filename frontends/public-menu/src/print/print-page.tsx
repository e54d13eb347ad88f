import '@menuleaf/shared/ui/global/display-faces.global.css';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
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
import { SpokenContext } from '../page/spoken.ts';
import { loadWords } from '../words/load-words.ts';
import { PrintChoices } from './print-choices.tsx';
import { type PrintData, usePrintData } from './print-data.ts';
import styles from './print-page.css';
import { menusIn, startingChoice } from './print-choice.ts';
import { Sheets } from './sheets.tsx';

const dashboard = { label: 'Dashboard', to: '/dashboard?tab=restaurants' };

/** Everything on paper: the menu itself, and what carries its QR code. */
export default function PrintPage() {
  const { id = '' } = useParams();
  const [wanted, setWanted] = useState<Language>();
  const { data, error, refetch } = usePrintData(id, wanted);
  const language = data?.menu?.language ?? defaultLanguage;
  const main = data?.restaurant.language ?? defaultLanguage;
  const { data: words } = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadWords(language),
    enabled: data !== undefined,
    // What was chosen so far is kept while they come.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <Page>
      <PageHeading
        title="Print"
        lead={data && `For the tables, the counter and the window of ${data.restaurant.name}.`}
        back={dashboard}
      />
      {error && !data ? (
        <ErrorPanel
          title="Your menu could not be loaded"
          text={detailOf(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.menu && words ? (
        <SpokenContext value={{ language, main, untranslated: new Set(), words }}>
          <Printing data={data} menu={data.menu} onLanguage={setWanted} />
        </SpokenContext>
      ) : null}
      {data && !data.menu ? <NoMenu /> : null}
      {!data && !error ? <Skeleton /> : null}
    </Page>
  );
}

const NoMenu = () => (
  <EmptyState
    icon={UtensilsCrossed}
    title="No menu to print yet"
    action={
      <ButtonLink tone="primary" to="/dashboard?tab=restaurants">
        Choose a menu
      </ButtonLink>
    }
  >
    <p>Choose an active menu for this restaurant first. What guests read is what you print.</p>
  </EmptyState>
);

type PrintingProps = {
  data: PrintData;
  menu: NonNullable<PrintData['menu']>;
  onLanguage: (language: Language | undefined) => void;
};

function Printing({ data, menu, onLanguage }: PrintingProps) {
  const [choice, setChoice] = useState(() => startingChoice(data.restaurant.currency, menu.id));
  const menus = menusIn(menu);
  const main = data.restaurant.language ?? defaultLanguage;
  const chosen = menus.find(({ id }) => id === choice.menu) ?? menu;
  const [isReady, setIsReady] = useState(false);
  return (
    <div className={styles['layout']}>
      <PrintChoices
        choice={choice}
        menus={menus}
        languages={[main, ...(menu.languages ?? [])]}
        onLanguage={(language) => onLanguage(language === main ? undefined : language)}
        categories={chosen.categories}
        isReady={isReady}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
      />
      <Sheets data={data} menu={chosen} money={menu} choice={choice} onReady={setIsReady} />
    </div>
  );
}
