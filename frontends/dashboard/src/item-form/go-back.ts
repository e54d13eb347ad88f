import { useLocation, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';

/** To the page before; for who came here by an address or a bookmark, to the page named. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(otherwise);
    else void navigate(-1);
  };
}
