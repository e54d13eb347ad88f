import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { isPlanLimit } from '../limits/plan-limit.tsx';

type DuplicateButtonProps = {
  name: string;
  /** Whether the copy has the same items, not copies of them. */
  shares?: boolean;
  onDuplicate: () => Promise<{ name: string }>;
};

/** Copies it beside the original; if the plan has no room, offers the plans page. */
export function DuplicateButton({ name, shares, onDuplicate }: DuplicateButtonProps) {
  const navigate = useNavigate();
  const readListsAgain = useInvalidateLists();
  const [copying, setCopying] = useState(false);
  const duplicate = async () => {
    setCopying(true);
    try {
      const copy = await onDuplicate();
      await readListsAgain();
      const both = shares ? `. It shares its items with ${name}: a change shows on both.` : '';
      toast({ title: `${copy.name} was added${both}`, ...(shares && { forMs: undoForMs }) });
    } catch (error) {
      const title = detailOf(error, `Failed to duplicate ${name}. Please try again.`);
      const plans = { label: 'View plans', run: () => void navigate('/pricing') };
      toast({ title, tone: 'danger', ...(isPlanLimit(title) && { action: plans }) });
    } finally {
      setCopying(false);
    }
  };
  return (
    <Button
      tone="plain"
      aria-label={copying ? undefined : `Duplicate ${name}`}
      busy={copying && 'Copying...'}
      onClick={() => void duplicate()}
    >
      <Copy size={18} aria-hidden="true" />
      Duplicate
    </Button>
  );
}
