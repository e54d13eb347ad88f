/** Titles of what stands in place of a page: the shell shows them, and a smoke test looks for them. */
export const crashedTitle = 'Something went wrong on this page';
export const notLoadedTitle = 'This part of Menuleaf could not be loaded';
