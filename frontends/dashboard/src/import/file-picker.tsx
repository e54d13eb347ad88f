import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';

type FilePickerProps = {
  label: string;
  icon: LucideIcon;
  tone?: Tone;
  multiple?: boolean;
  /** Opens the camera, where there is one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

const anything = '.pdf,.docx,.xlsx,.ods,.csv,.tsv,.txt,.md,.html,.htm,text/plain,image/*';

/** A button that asks for files. The field itself is out of the way of keyboard and screen reader: the button is both. */
export function FilePicker({
  label,
  icon: Icon,
  tone = 'quiet',
  multiple,
  camera,
  onFiles,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone={tone} onClick={() => input.current?.click()}>
        <Icon size={18} aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={camera ? 'image/*' : anything}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </>
  );
}
