/** OCR languages; each is loaded only when chosen. */
export const languages = [
  { code: 'eng', name: 'English' },
  { code: 'deu', name: 'German' },
  { code: 'fra', name: 'French' },
  { code: 'ita', name: 'Italian' },
  { code: 'spa', name: 'Spanish' },
] as const;
