/** Languages that photos can be read in; each is loaded only when it is chosen. */
export const languages = [
  { code: 'eng', name: 'English' },
  { code: 'deu', name: 'German' },
  { code: 'fra', name: 'French' },
  { code: 'ita', name: 'Italian' },
  { code: 'spa', name: 'Spanish' },
] as const;
