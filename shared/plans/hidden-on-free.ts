export const hiddenOnFree =
  'Images, your logo, cover and Pro themes, menus by time of day, and languages beyond a menu’s first extra one are kept but not shown.';
