import { Plus } from 'lucide-react';
import { ButtonLink, type Tone } from '@menuleaf/shared/ui/button.tsx';

export const AddItem = ({ tone }: { tone: Tone }) => (
  <ButtonLink tone={tone} to="/menu-item/add">
    <Plus size={18} aria-hidden="true" />
    Add Menu Item
  </ButtonLink>
);
