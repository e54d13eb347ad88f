/** System fonts on phones, by the kind that a theme needs. */
const stacks = {
  serif: 'ui-serif,Georgia,serif',
  sans: 'system-ui,sans-serif',
  oldstyle: "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',ui-serif,serif",
  humanist: "Avenir,'Segoe UI',sans-serif",
  script: 'cursive',
} as const;
export type StackName = keyof typeof stacks;

/** Serif fonts for languages that a phone would otherwise show in sans: the browser's `serif` may lack them. */
const withSerifs: Readonly<Record<string, string>> = {
  ar: "'Geeza Pro','Noto Naskh Arabic'",
  he: "'Times New Roman','Noto Serif Hebrew'",
  ja: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP'",
  ko: "AppleMyungjo,Batang,'Noto Serif CJK KR'",
  zh: "'Songti SC',SimSun,'Noto Serif CJK SC'",
  'zh-Hant': "'Songti TC',PMingLiU,'Noto Serif CJK TC'",
};

export const isStack = (name: string): name is StackName => name in stacks;

export function familiesOf(name: StackName, language = 'en'): string {
  const isSerif = name === 'serif' || name === 'oldstyle';
  const own = isSerif ? (withSerifs[language] ?? withSerifs[language.split('-')[0] ?? '']) : '';
  return own ? `${own},${stacks[name]}` : stacks[name];
}
