/** By which a page in a frame knows that the script of the embed is around it. */
export const frameName = 'menuleaf-menu';
