import { useLocation, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';

/** Goes back, or to the given page if opened by URL or bookmark. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(otherwise);
    else void navigate(-1);
  };
}
