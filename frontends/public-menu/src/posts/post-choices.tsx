import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { LanguageField } from '../print/language-field.tsx';
import type { PrintedMenu } from '../print/print-choice.ts';
import pageStyles from '../print/print-page.css';
import { DishChoice } from './dish-choice.tsx';
import { type FormatName, postFormats } from './post-format.ts';
import type { PostChoice } from './post-choice.ts';
import { boundFields } from '../print/bound-fields.ts';
import styles from './post-page.css';

type PostChoicesProps = {
  choice: PostChoice;
  menus: readonly PrintedMenu[];
  /** The chosen one. */
  shown: PrintedMenu;
  /** Its languages, main one first. */
  languages: readonly string[];
  onLanguage: (language: Language) => void;
  onChange: (change: Partial<PostChoice>) => void;
};

const formats: readonly FormatName[] = ['feed', 'story'];
/** More would be truncated. */
const longestTitle = 80;

const { bound, flag } = boundFields('post');

/** Options for the pictures. */
export function PostChoices(props: PostChoicesProps) {
  const { choice, menus, shown, languages, onLanguage, onChange } = props;
  const setFormat = (value: string) =>
    onChange({ format: formats.find((one) => one === value) ?? 'feed' });
  return (
    <form className={pageStyles['choices']} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="Size"
        bind={bound('size', choice.format, setFormat)}
        options={formats.map((value) => ({ value, label: postFormats[value].title }))}
      />
      {menus.length > 1 ? (
        <SelectField
          label="Menu"
          bind={bound('menu', choice.menu, (menu) =>
            onChange({ menu, dishes: undefined, title: undefined }),
          )}
          options={menus.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {languages.length > 1 ? (
        <LanguageField languages={languages} onLanguage={onLanguage} />
      ) : null}
      <TextField
        label="Title"
        bind={bound('title', choice.title ?? shown.name, (title) =>
          onChange({ title: title.slice(0, longestTitle) }),
        )}
      />
      <DishChoice choice={choice} menu={shown} onChange={onChange} />
      <Looks choice={choice} onChange={onChange} />
    </form>
  );
}

const Looks = ({ choice, onChange }: Pick<PostChoicesProps, 'choice' | 'onChange'>) => (
  <div className={styles['looks']}>
    <Checkbox
      label="Today’s date"
      bind={flag('date', choice.hasDate, (hasDate) => onChange({ hasDate }))}
    />
    <Checkbox
      label="Photos"
      bind={flag('photos', choice.hasPhotos, (hasPhotos) => onChange({ hasPhotos }))}
    />
    <Checkbox
      label="Descriptions"
      bind={flag('descriptions', choice.hasDescriptions, (hasDescriptions) =>
        onChange({ hasDescriptions }),
      )}
    />
    <Checkbox
      label="Dark colors"
      bind={flag('dark', choice.scheme === 'dark', (isOn) =>
        onChange({ scheme: isOn ? 'dark' : 'light' }),
      )}
    />
  </div>
);
