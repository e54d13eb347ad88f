import { useId } from 'react';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import styles from '@menuleaf/shared/ui/form/field.css';
import { textOfFile } from './text-of-file.ts';

type FileFieldProps = {
  label: string;
  help: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** A field for files of the reader's own. */
export function FileField({ label, help, onFiles, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} help={help}>
      <input
        {...input}
        id={id}
        className={styles['control']}
        type="file"
        aria-describedby={`${id}-help`}
        // Lets the same file be chosen again, once it was put right.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target: { files } }) => onFiles([...(files ?? [])])}
      />
    </Field>
  );
}

type CsvFieldProps = Omit<FileFieldProps, 'accept' | 'multiple' | 'onFiles'> & {
  onText: (text: string) => void;
};

/** A field for one CSV file, read as text. */
export const CsvField = ({ onText, ...field }: CsvFieldProps) => (
  <FileField
    {...field}
    accept=".csv,text/csv,text/plain"
    onFiles={([file]) => {
      if (file) void textOfFile(file).then(onText);
    }}
  />
);
