import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { onlineManager } from '@tanstack/react-query';
import { later, useSoon } from './later.tsx';

test('a part is loaded when it is drawn, or a second after its page, and drawn at once then', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  const [Pressed, Soon] = [later(load), later(load)];
  const parts = [Soon];
  const Page = ({ Part }: { Part?: typeof Soon }) => {
    useSoon(parts);
    return <Suspense fallback="Waiting">{Part ? <Part /> : null}</Suspense>;
  };
  const { rerender } = render(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  rerender(<Page Part={Pressed} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('The part')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(2);
  rerender(<Page Part={Soon} />);
  expect(screen.getByText('The part')).toBeVisible();
});

const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
const title = 'This part of Menuleaf could not be loaded';

/** A form with a dialog that is there after so many tries. */
function FormWithDialog(failures: number, error: Error = missing) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw error;
    return {
      default: (props: { onClose?: () => void }) => <p>{props.onClose ? 'The dialog' : ''}</p>,
    };
  });
  const Dialog = later(load);
  const draw = (open: boolean, onClose = jest.fn()) => (
    <>
      <input aria-label="Name" />
      <Suspense>{open ? <Dialog onClose={onClose} /> : null}</Suspense>
    </>
  );
  return { load, draw };
}

/** As long as its second try takes. */
const second = () => act(() => jest.advanceTimersByTimeAsync(1100));

test('a lost packet is not noticed', async () => {
  jest.useFakeTimers();
  render(FormWithDialog(1).draw(true));
  await second();
  expect(screen.getByText('The dialog')).toBeVisible();
});

test('a dialog that cannot be loaded says so in its place, and comes on request; what was typed stays', async () => {
  jest.useFakeTimers();
  const { draw } = FormWithDialog(4);
  const { rerender } = render(draw(false));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Fig' } });
  const close = jest.fn();
  rerender(draw(true, close));
  await second();
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await second();
  expect(screen.getByText(title)).toBeVisible();
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await second();
  expect(screen.getByText('The dialog')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Fig');
});

test('one that is opened anew is loaded anew', async () => {
  jest.useFakeTimers();
  const { draw, load } = FormWithDialog(2);
  const { rerender } = render(draw(true));
  await second();
  expect(screen.getByText(title)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  rerender(draw(false));
  rerender(draw(true));
  await second();
  expect(screen.getByText('The dialog')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

test('one that crashes is not said to be on its way', async () => {
  jest.useFakeTimers();
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(<Boundary>{FormWithDialog(9, new TypeError('x is undefined')).draw(true)}</Boundary>);
  await second();
  expect(document.body).toHaveTextContent('x is undefined');
  said.mockRestore();
});
