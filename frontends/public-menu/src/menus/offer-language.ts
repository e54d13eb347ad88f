/** The first of the phone's languages that this page is there in, where it is another one: offered at the top, in itself. */
export function offerLanguage(root: HTMLElement) {
  const own = navigator.languages
    .map((tag) => `[lang|=${tag.split('-', 1)[0]}]`)
    .find((lang) => document.querySelector(`html${lang},.langs ${lang}`));
  const link = root.querySelector(`html:not(${own}) .langs ${own}`);
  if (link) root.prepend(link.cloneNode(true));
}
