import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import {
  type Look,
  type TypeName,
  colorPattern,
  isTypeName,
  lookUpdate,
  type LookSlot,
} from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import {
  onLookRequested,
  postLookPreview,
} from '@menuleaf/shared/browser/federation/look-preview.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import '@menuleaf/shared/ui/global/display-faces.global.css';
import { useChange } from '../api/catalogue-api.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { AccentField } from './accent-field.tsx';
import { BrandFields } from './brand-fields.tsx';
import { lookQuery, looks } from './look-api.ts';
import { useLookImage } from './look-image.ts';
import styles from './look.css';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { themeNames } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Form values; an empty text means the default. */
type LookValues = { accent: string; theme: string; type: string; layout: string };

const lookValues = ({ accent, theme, type, layout }: Look): LookValues => ({
  accent: accent ?? '',
  theme: theme ?? themeNames[0],
  type: type ?? '',
  layout: layout ?? 'list',
});

const lookForm = z.pick(lookUpdate, {
  accent: true,
  theme: true,
  type: true,
  layout: true,
});
type LookInput = z.infer<typeof lookForm>;

/** Sends plan-restricted fields only if changed: without Pro, theme and layout are kept. */
const sentByPlan = ({ theme, layout }: LookInput, saved: Look) => ({
  theme: theme === (saved.theme ?? themeNames[0]) ? undefined : theme,
  layout: (layout ?? null) === (saved.layout ?? 'list') ? undefined : layout,
});

type Images = { logo: string | undefined; cover: string | undefined; saved: Look };

/** Look for the preview: a color applies once it is fully typed. */
function triedLook({ accent, theme, type, layout }: LookValues, images: Images): ShownLook {
  const typed = accent.trim().toLowerCase();
  const { logo, cover, saved } = images;
  return {
    accent: colorPattern.test(typed) ? typed : undefined,
    theme: theme === themeNames[0] ? undefined : theme,
    type: isTypeName(type) ? type : undefined,
    layout: layout === 'photos' ? layout : undefined,
    logo_url: logo,
    logo_color: logo === saved.logo_url ? (saved.logo_color ?? undefined) : undefined,
    cover_url: cover,
    cover_color: cover === saved.cover_url ? (saved.cover_color ?? undefined) : undefined,
  };
}

type Refusable = { refused: string | undefined };

/** Unusable files, which block a save. */
const refusals = (images: Record<LookSlot, Refusable>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(images).flatMap(([slot, { refused }]) => (refused ? [[slot, refused]] : [])),
  );

const types: readonly (readonly [TypeName | '', string, string])[] = [
  ['', 'The theme’s own', 'inherit'],
  ['classic', 'Classic', 'ui-serif, Georgia, serif'],
  ['plain', 'Plain', 'system-ui, sans-serif'],
  ['elegant', 'Elegant', "'playfair-display', ui-serif, serif"],
  ['bold', 'Bold', 'oswald, system-ui, sans-serif'],
  ['handwritten', 'Handwritten', 'caveat, cursive'],
];

/** Heading types, each shown with the restaurant's name. */
const TypeField = ({ bind, sample }: { bind: TextBinding; sample: string }) => (
  <fieldset className={styles['part']}>
    <legend>Type</legend>
    <div className={styles['types']}>
      {types.map(([value, name, fontFamily]) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={bind.id}
            value={value}
            checked={bind.value === value}
            onChange={() => bind.onChange(value)}
          />
          <span>
            <b style={{ fontFamily }}>{sample}</b>
            {name}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The menu as guests would see it on a phone, before anything is saved. */
function LookPreview({ menuId, look }: { menuId: string | null; look: ShownLook }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const show = () => {
      const page = frame.current?.contentWindow;
      if (page) postLookPreview(page, look);
    };
    show();
    return onLookRequested(show);
  }, [look]);
  if (menuId === null) {
    return (
      <p className={styles['none']}>
        Once this restaurant has an active menu, you’ll see here how guests see it.
      </p>
    );
  }
  return <PhoneFrame menuId={menuId} ref={frame} />;
}

/** Loads all themes, which the page itself does not need. */
const ThemeField = later(() => import('./theme-field.tsx'));

/** A theme sets its own type. */
function themed(form: { text: (name: 'theme' | 'type') => TextBinding }): TextBinding {
  const [theme, type] = [form.text('theme'), form.text('type')];
  const onChange = (name: string) => {
    theme.onChange(name);
    type.onChange('');
  };
  return { ...theme, onChange };
}

export function LookForm({ restaurant, look }: { restaurant: Restaurant; look: Look }) {
  const { id, name, locked, active_menu_id } = restaurant;
  const { mutateAsync } = useChange(looks.updateLook);
  const queries = useQueryClient();
  const logo = useLookImage(id, 'logo', look);
  const cover = useLookImage(id, 'cover', look);
  const form = useForm({
    initial: lookValues(look),
    schema: lookForm,
    otherwise: 'Failed to save the look. Please try again.',
    version: look.updated_at,
    newer: async () => {
      const newer = await looks.getLook({ params: { id } });
      return { values: lookValues(newer), version: newer.updated_at };
    },
    check: () => refusals({ logo, cover }),
    save: async (input, version) => {
      const [logo_key, cover_key] = await Promise.all([logo.send(), cover.send()]);
      const body = {
        ...input,
        ...sentByPlan(input, look),
        logo_key,
        cover_key,
        updated_at: version,
      };
      const saved = await mutateAsync({ params: { id }, body });
      queries.setQueryData(lookQuery(id).queryKey, saved);
      toast({ title: `The look of ${name} was saved` });
    },
  });
  const tried = useMemo(
    () => triedLook(form.values, { logo: logo.shown, cover: cover.shown, saved: look }),
    [form.values, logo.shown, cover.shown, look],
  );
  return (
    <div className={styles['sides']}>
      <div>
        {locked ? <LockedNote /> : null}
        <GuardedForm
          form={form}
          sticky="page"
          locked={locked}
          label="Look"
          cancel={<ButtonLink to="/dashboard?tab=restaurants">Cancel</ButtonLink>}
          submit="Save look"
        >
          <ThemeField bind={themed(form)} restaurant={restaurant} />
          <AccentField bind={form.text('accent')} />
          <TypeField bind={form.text('type')} sample={name} />
          <BrandFields
            layout={form.text('layout')}
            logo={{ ...logo, choose: form.touching(logo.choose) }}
            cover={{ ...cover, choose: form.touching(cover.choose) }}
          />
        </GuardedForm>
      </div>
      <LookPreview menuId={active_menu_id} look={tried} />
    </div>
  );
}
