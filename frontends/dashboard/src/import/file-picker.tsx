import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';

type FilePickerProps = {
  label: string;
  icon: LucideIcon;
  tone?: Tone;
  multiple?: boolean;
  /** Opens the camera if there is one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

const acceptedTypes =
  '.pdf,.docx,.xlsx,.ods,.csv,.tsv,.txt,.md,.json,.yaml,.yml,.html,.htm,.zip,text/plain,image/*';

/** A button that opens a file picker. The input is hidden from keyboard and screen readers: the button serves both. */
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
        accept={camera ? 'image/*' : acceptedTypes}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
