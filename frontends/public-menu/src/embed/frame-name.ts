/** Tells a framed page that the embed script is around it. */
export const frameName = 'menuleaf-menu';
