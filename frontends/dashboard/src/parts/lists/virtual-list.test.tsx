import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { VirtualList } from './virtual-list.tsx';
import { VirtualRows } from './virtual-rows.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';

const names = Array.from({ length: 1000 }, (_, at) => ({ id: `i${at}`, name: `Dish ${at + 1}` }));
const rows = () => screen.getAllByRole('listitem');

function Shrinking({ of }: { of: typeof names }) {
  const [things, setThings] = useState(of);
  const remove = (gone: string) => setThings(things.filter(({ id }) => id !== gone));
  return (
    <VirtualList name="test" things={things} className="rows" rowClass={() => 'row'}>
      {({ id, name }) => (
        <>
          <button type="button">Edit {name}</button>
          <button type="button" onClick={() => remove(id)}>
            Remove {name}
          </button>
        </>
      )}
    </VirtualList>
  );
}

test('of a thousand rows a screenful is there, and each says its place among all', () => {
  render(<Shrinking of={names} />);
  expect(rows().length).toBeLessThan(40);
  // Safari takes a list without bullets for none, unless it is told.
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  expect(rows()[2]).toHaveAttribute('aria-posinset', '3');
  expect(rows()[2]).toHaveAttribute('aria-setsize', '1000');
  expect(within(rows()[2] ?? document.body).getByText('Edit Dish 3')).toBeVisible();
});

test('all of them are there when the page is printed, and go afterwards', () => {
  render(<Shrinking of={names} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toHaveLength(1000);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows().length).toBeLessThan(40);
});

test('a row that moves out of sight keeps the focus', () => {
  const list = (things: typeof names) => (
    <VirtualList name="test" things={things} className="rows" rowClass={() => 'row'}>
      {({ name }) => <button type="button">Move {name}</button>}
    </VirtualList>
  );
  const { rerender } = render(list(names));
  act(() => screen.getByText('Move Dish 1').focus());
  rerender(list([...names.slice(1), ...names.slice(0, 1)]));
  expect(screen.getByText('Move Dish 1')).toHaveFocus();
});

test('when the row with the focus is taken out, the next one has it at the same button', async () => {
  render(<Shrinking of={names.slice(0, 3)} />);
  act(() => screen.getByText('Remove Dish 2').focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('Remove Dish 3')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Remove Dish 1')).toHaveFocus();
});

test('of a long table a screenful is there, and each row says its number, the head being the first', () => {
  render(
    <table aria-rowcount={1001}>
      <thead>
        <tr>
          <th>Dish</th>
        </tr>
      </thead>
      <VirtualRows name="table" things={names}>
        {({ name }) => <td>{name}</td>}
      </VirtualRows>
    </table>,
  );
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(screen.getByRole('row', { name: 'Dish 2' })).toHaveAttribute('aria-rowindex', '3');
});

test('a page that moves with what is drawn is not followed in circles', () => {
  // As where the page ends: with its first row the list is above the screen, without it on the screen.
  const layout = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  layout.mockImplementation(function laidOut(this: HTMLElement) {
    if (this.tagName === 'LI') return new DOMRect(0, 0, 390, 100);
    return new DOMRect(0, screen.queryByText('Edit Dish 1') ? -4000 : 0, 390, 2000);
  });
  render(<Shrinking of={names.slice(0, 20)} />);
  expect(rows().length).toBeGreaterThan(7);
});
