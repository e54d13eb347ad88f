import type { ReactNode } from 'react';
import { dinerStyles } from './diner-styles.ts';
import { type JsonLd, jsonLdText } from './structured-data.ts';

type DocumentProps = {
  title: string;
  description: string;
  /** Absolute; a page that is not there has none. */
  canonical?: string;
  structuredData?: JsonLd;
  children: ReactNode;
};

const singleLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300);

/** A whole page for diners: readable as it stands, with no script and no second request. */
export function Document(props: DocumentProps) {
  const { title, canonical, structuredData, children } = props;
  const description = singleLine(props.description);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        {canonical ? (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:type" content="website" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={canonical} />
            <meta property="og:site_name" content="Menuleaf" />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: dinerStyles }} />
        {structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonLdText(structuredData) }}
          />
        )}
      </head>
      <body className="diner">{children}</body>
    </html>
  );
}
