/** Of wouter, how it learns the page from the browser: our router tells it, which also keeps the history of a tab. */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
