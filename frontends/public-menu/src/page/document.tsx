import type { ReactNode } from 'react';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { cardSize } from '@menuleaf/shared/menu/images.ts';
import frameStyles from '@menuleaf/public-menu/src/inlined/frame.css';
import specialHoursStyles from '@menuleaf/public-menu/src/inlined/special-hours.css';
import paperStyles from '@menuleaf/public-menu/src/inlined/paper.css';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { isLedByPhotos } from '@menuleaf/shared/themes/themes.ts';
import { lookStyles } from '../look/look-styles.ts';
import { ScriptWords } from './script-words.tsx';
import { useLanguage } from './page-language.ts';
import { jsonLdText } from './structured-data.ts';
import { writingStyles } from './writing-styles.ts';

/** Where the page is published: its origin without a trailing slash, and the paths of its script and of the rest. */
export type Site = {
  origin: string;
  script: string;
  more?: string;
  /** The inlined script, and what loads its file if an edge does not know it. */
  inlined?: { page: string; pageFile: string };
  /** Extra script, if a restaurant has special hours. */
  specialHours?: string;
  /** Script of a page framed by the restaurant's own site, replacing the main one. */
  embedded?: string;
  /** Inlined in pages of several menus; without it all of them show, stacked. */
  atOnce?: string;
  /** Inlined in pages of several languages; without it none is offered before the others. */
  offer?: string;
};

export type Alternate = { language: string; path: string };

type DocumentProps = {
  title: string;
  description: string;
  /** Absent on not-found pages. */
  path?: string;
  /** Language versions. */
  alternates?: readonly Alternate[] | undefined;
  card?: string | undefined;
  site: Site;
  hasSpecialHours?: boolean;
  structuredData?: Parameters<typeof jsonLdText>[0];
  styles?: string;
  look?: ShownLook | undefined;
  /** Whether it is part of another site's page. */
  isFramed?: boolean;
  children: ReactNode;
};

const singleLine = (text: string, limit: number) => {
  const line = Array.from(text.replace(/\s+/g, ' ').trim());
  return line.length > limit ? `${line.slice(0, limit).join('')}…` : line.join('');
};

/** Some networks show an image only if they know its size before they load it. */
function SharedImage({ site, card, title }: Pick<DocumentProps, 'site' | 'card' | 'title'>) {
  if (card === undefined) return null;
  return (
    <>
      <meta property="og:image" content={site.origin + card} />
      <meta property="og:image:width" content={`${cardSize.width}`} />
      <meta property="og:image:height" content={`${cardSize.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * `de_DE`: networks require a country with a language. Arabic is that of no country there:
 * developers.facebook.com/documentation/javascript/internationalization
 */
const networkLocale = (language: string) => {
  if (language === 'ar') return 'ar_AR';
  const { language: own, region } = new Intl.Locale(language).maximize();
  return `${own}_${region}`;
};

/** Links to other languages; English-only pages need none. */
function InLanguages({ site, alternates = [] }: Pick<DocumentProps, 'site' | 'alternates'>) {
  const language = useLanguage();
  const [main] = alternates;
  if (!main && language === defaultLanguage) return null;
  return (
    <>
      <meta property="og:locale" content={networkLocale(language)} />
      {alternates.map((one) => (
        <link
          key={one.language}
          rel="alternate"
          hrefLang={one.language}
          href={site.origin + one.path}
        />
      ))}
      {main && <link rel="alternate" hrefLang="x-default" href={site.origin + main.path} />}
    </>
  );
}

function Sharing(props: Omit<DocumentProps, 'children'>) {
  const { path, card, site, title, description, alternates } = props;
  if (path === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={site.origin + path} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.origin + path} />
      <meta property="og:site_name" content="Menuleaf" />
      <SharedImage site={site} card={card} title={title} />
      <InLanguages site={site} alternates={alternates} />
    </>
  );
}

/** Last, so content is painted before it runs. A page of its own inlines it, and requests no file. */
function PageScript({ site, isFramed }: Pick<DocumentProps, 'site' | 'isFramed'>) {
  const { script, more, inlined } = site;
  if (isFramed) return <script type="module" src={site.embedded} />;
  if (!inlined) return <script type="module" src={script} data-more={more} />;
  return (
    <>
      <script type="module" dangerouslySetInnerHTML={{ __html: inlined.page }} />
      <script
        type="module"
        data-page={script}
        data-more={more}
        dangerouslySetInnerHTML={{ __html: inlined.pageFile }}
      />
    </>
  );
}

/** A complete page for diners: readable as is. Its one script only adds to it. */
export function Document({ children, ...props }: DocumentProps) {
  const title = singleLine(props.title, 120);
  const description = singleLine(props.description, 200);
  const { site, structuredData, look } = props;
  const language = useLanguage();
  const isTurned = isRightToLeft(language);
  const styles =
    frameStyles +
    (props.styles ?? '') +
    (props.hasSpecialHours ? specialHoursStyles : '') +
    lookStyles(look, language) +
    writingStyles(language);
  return (
    <html lang={language} dir={isTurned ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={look?.logo_url ?? 'data:,'} />
        {/* Links open outside the frame, with or without a script. */}
        {props.isFramed && <base target="_blank" />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <Sharing {...props} title={title} description={description} />
        <style media="print" dangerouslySetInnerHTML={{ __html: paperStyles }} />
      </head>
      <body className={isLedByPhotos(look) ? 'diner photos' : 'diner'}>
        {children}
        {structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonLdText(structuredData) }}
          />
        )}
        <ScriptWords />
        <PageScript site={site} isFramed={props.isFramed} />
        {props.hasSpecialHours && <script type="module" src={site.specialHours} />}
      </body>
    </html>
  );
}
