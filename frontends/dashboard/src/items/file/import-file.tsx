import { Download } from 'lucide-react';
import { useId } from 'react';
import { template } from '@menuleaf/shared/menu/csv/write-items.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { textOfFile } from '../../parts/text-of-file.ts';

const columnsHelp =
  'A line for each item, with the columns of the template; only name and price are needed. Several categories are separated by |. A dish in several sizes has them in choices: Glass=8; Bottle=32. A price can also be “from 8”, “market price” or “no price”.';

type ImportFileProps = { disabled: boolean; onText: (text: string) => void };

/** A file to import, read as text. */
export function ImportFile({ disabled, onText }: ImportFileProps) {
  const id = useId();
  return (
    <Field id={id} label="CSV file" help={columnsHelp}>
      <input
        id={id}
        className={field['control']}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-describedby={`${id}-help`}
        disabled={disabled}
        // Lets the same file be chosen again, once it was put right.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target: { files } }) => {
          if (files?.[0]) void textOfFile(files[0]).then(onText);
        }}
      />
    </Field>
  );
}

export const TemplateButton = () => (
  <div>
    <Button
      onClick={() =>
        saveFile('menu-items-template.csv', new Blob([template], { type: 'text/csv' }))
      }
    >
      <Download size={18} aria-hidden="true" />
      Download template
    </Button>
  </div>
);
