import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { menuPath } from './menu-path.ts';
import { useLanguage, usePageWords } from './page-language.ts';

type LanguageChooserProps = {
  restaurantId: string;
  /** The main one first. */
  languages: readonly string[];
  pathOf?: typeof menuPath;
};

/** Plain links, each in its own language, so a guest finds it on any page. */
export function LanguageChooser({
  restaurantId,
  languages,
  pathOf = menuPath,
}: LanguageChooserProps) {
  const current = useLanguage();
  const words = usePageWords();
  return (
    <nav className="langs" aria-label={words.languages}>
      {languages.map((language, at) => (
        <a
          key={language}
          href={pathOf(restaurantId, at === 0 ? undefined : language)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'page' : undefined}
        >
          {languageName(language)}
        </a>
      ))}
    </nav>
  );
}
