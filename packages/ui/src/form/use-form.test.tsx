import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { useCheckedForm } from './use-form.ts';

function Form() {
  const { props, errors } = useCheckedForm({
    fields: ['code'],
    check: async () => (values) => (values.code === 'good' ? { body: values } : { errors: { code: 'Not this one.' } }),
    send: async () => undefined,
    onSent: () => undefined,
    refused: () => ({}),
  });
  return (
    <form {...props}>
      <input aria-label="Code" name="code" />
      {errors.code ? <p>{errors.code}</p> : null}
      <button type="submit">Send</button>
    </form>
  );
}

it('keeps an error while a button of the form is pressed, and rechecks it on any other blur', async () => {
  draw(<Form />);
  const [field, button] = [screen.getByLabelText('Code'), screen.getByRole('button')];
  fireEvent.click(button);
  expect(await screen.findByText('Not this one.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'good' } });
  // The press starts, the field loses the focus, and then the press ends. It only counts if the button has not
  // moved.
  fireEvent.pointerDown(button);
  fireEvent.blur(field);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('Not this one.')).toBeTruthy();
  fireEvent.focus(field);
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText('Not this one.')).toBeNull());
});
