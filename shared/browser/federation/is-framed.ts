/** Whether this page is in another page's frame, which already has a header and footer. */
export const isFramed = (): boolean => window.parent !== window;
