/**
 * Files that use arbitrary strings as object keys, with the reason why these are not user input. User input must be a
 * key of a Map, or be read with `getOwn`.
 */
const reasons: Record<string, string[]> = {
  'an id or a reference that the product made': [
    'frontends/dashboard/src/allergens/',
    'frontends/dashboard/src/editor/doc/',
    'frontends/dashboard/src/editor/editing/open-editing.ts',
    'frontends/dashboard/src/editor/editing/autosave.ts',
    'frontends/dashboard/src/editor/editing/state.ts',
    'frontends/dashboard/src/editor/page/preview-pane.tsx',
    'frontends/dashboard/src/editor/page/save-state.tsx',
    'frontends/dashboard/src/editor/rows/',
    'frontends/dashboard/src/kitchen/served-menu-list.tsx',
    'services/catalogue/changes/further-menus.ts',
    'services/catalogue/changes/restore.ts',
    'services/public-menu/guests/opened-dishes.ts',
    'services/public-menu/guests/read-guests.ts',
    'shared/server/session/owner-session.ts',
  ],
  'a field of a schema, or a name in the code': [
    'frontends/dashboard/src/editor/editing/conflicts.ts',
    'frontends/dashboard/src/history/',
    'frontends/dashboard/src/menu-hours/planned-menus.tsx',
    'frontends/dashboard/src/parts/field-group.tsx',
    'frontends/dashboard/src/parts/restored-input.ts',
    'frontends/dashboard/src/restaurants/hours/day-fields.tsx',
    'frontends/support/src/developers/webhooks-guide.tsx',
    'services/catalogue/history/written-row.ts',
    'services/catalogue/images/uploads-store.ts',
    'services/catalogue/store/trash.ts',
    'services/catalogue/webhooks/post-message.ts',
    'services/public-menu/pages/page-files.ts',
    'shared/browser/client/client.ts',
    'shared/menu/interpolate.ts',
    'shared/themes/',
    'shared/server/http/later.ts',
    'shared/server/table/table.ts',
    'shared/ui/',
  ],
  'an option of a list on the page': ['frontends/dashboard/src/parts/lists/list-bar.tsx'],
  'a language that the contract lists': [
    'services/catalogue/menus/',
    'services/public-menu/publishing/publish-one.ts',
    'shared/menu/printed-words.ts',
    'shared/menu/translations/translated.ts',
  ],
  'one sign': [
    'frontends/dashboard/src/import/read/ocr/photo-word.ts',
    'frontends/dashboard/src/restaurants/qr/qr-print.ts',
    'services/public-menu/card/draw-card.ts',
    'shared/menu/bytes-on-page.ts',
    'shared/menu/plain-letters.ts',
    'shared/server/mail/email-template.ts',
  ],
  'JSON that begins with a bracket, or a path that begins with a slash': [
    'frontends/dashboard/src/import/read/stored-layouts.ts',
    'frontends/shell/src/preload/preload.ts',
    'frontends/shell/src/start.tsx',
  ],
  'what refuses such names, or keeps them apart': [
    'frontends/dashboard/src/import/read/data/data.ts',
    'shared/contracts/fields/get-own.ts',
    'shared/menu/prices/choice-key.ts',
    'shared/menu/translations/translation-texts.ts',
    'shared/server/http/multipart-body.ts',
    'shared/browser/client/api-error.ts',
    'services/public-menu/guests/guests-store.ts',
    'services/public-menu/guests/tally.ts',
  ],
};

export const keysWeMake: readonly string[] = Object.values(reasons).flat();
