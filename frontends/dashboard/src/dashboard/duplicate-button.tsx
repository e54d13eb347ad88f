import { Copy } from 'lucide-react';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { useChange } from '../catalogue-api.ts';
import { isPlanLimit } from './plan-limit.tsx';

type DuplicateButtonProps = { name: string; onDuplicate: () => Promise<{ name: string }> };

/** A copy beside the original; where the plan has no room the way to the plans is offered. */
export function DuplicateButton({ name, onDuplicate }: DuplicateButtonProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange(onDuplicate);
  const duplicate = () =>
    mutate(undefined, {
      onSuccess: (copy) => toast({ title: `${copy.name} was added` }),
      onError: (error) => {
        const title = detailOf(error, `Failed to duplicate ${name}. Please try again.`);
        const plans = { label: 'View plans', run: () => void navigate('/pricing') };
        toast({ title, tone: 'danger', ...(isPlanLimit(title) && { action: plans }) });
      },
    });
  return (
    <Button tone="plain" busy={isPending && 'Copying...'} onClick={duplicate}>
      <Copy size={18} aria-hidden="true" />
      Duplicate
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
