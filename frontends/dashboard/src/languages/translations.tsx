import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { TranslationForm } from './translation-form.tsx';
import { translationsQuery } from './translations-api.ts';
import type { TranslationsProps } from './translations-props.ts';

/** The texts of a menu in one of its further languages. */
export function Translations(props: TranslationsProps) {
  const { menu, language } = props;
  const { data, error, isError, refetch } = useQuery(translationsQuery(menu.id, language));
  if (data) return <TranslationForm {...props} rows={data.rows} />;
  if (!isError) return <Skeleton shape="form" rows={6} />;
  return (
    <LoadFailure
      kind="Menu"
      errors={[error]}
      title="Failed to load the texts"
      back="/dashboard?tab=menus"
      onRetry={() => void refetch()}
    />
  );
}
