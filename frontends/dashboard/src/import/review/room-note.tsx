import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import styles from './review.css';

export type Room = { items: number; categories: number };

type RoomNoteProps = { room: Room; brings: Room; onKeepFirst: (count: number) => void };

const many = (count: number, one: string) => `${count} more ${count === 1 ? one : `${one}es`}`;
const sections = (count: number) => `${count} more ${count === 1 ? 'category' : 'categories'}`;

/** Shown before anything is sent: what exceeds the plan, with ways to upgrade or reduce. */
export function RoomNote({ room, brings, onKeepFirst }: RoomNoteProps) {
  const short: string[] = [];
  if (brings.items > room.items)
    short.push(`Your plan has room for ${many(room.items, 'dish')}; this brings ${brings.items}.`);
  if (brings.categories > room.categories)
    short.push(
      `Your plan has room for ${sections(room.categories)}; this brings ${brings.categories}.`,
    );
  if (short.length === 0) return null;
  return (
    <output className={styles['room']} data-room>
      <span>
        {short.join(' ')} <Link to="/pricing">View plans</Link>, or drop what can wait
        {brings.categories > room.categories ? ' and join sections with the one above' : ''}.
      </span>
      {brings.items > room.items && room.items > 0 ? (
        <Button onClick={() => onKeepFirst(room.items)}>Keep the first {room.items}</Button>
      ) : null}
    </output>
  );
}
