import {
  type Language,
  languages as knownLanguages,
} from '@menuleaf/shared/contracts/catalogue/language.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { useLanguage } from '../page/page-language.ts';

type LanguageFieldProps = {
  languages: readonly string[];
  onLanguage: (language: Language) => void;
};

/** Chooses the language the menu is shown in. */
export function LanguageField({ languages, onLanguage }: LanguageFieldProps) {
  const shown = useLanguage();
  const known = knownLanguages.filter((one) => languages.includes(one));
  return (
    <SelectField
      label="Language"
      bind={bindText(
        'language',
        shown,
        (value) => {
          const chosen = known.find((one) => one === value);
          if (chosen) onLanguage(chosen);
        },
        'print-language',
      )}
      options={known.map((value) => ({ value, label: languageName(value, 'en') }))}
    />
  );
}
