/** Whether this page stands in a frame of another one, which has a header and a footer already. */
export const isFramed = (): boolean => window.parent !== window;
