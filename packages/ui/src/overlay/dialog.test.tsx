import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Dialog } from './dialog.tsx';

function openDialog(closesOutside: boolean) {
  const onClose = vi.fn();
  draw(
    <Dialog open title="Rules" onClose={onClose} closesOutside={closesOutside}>
      <p>The text</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), text: screen.getByText('The text') };
}

function press(from: Element, to: Element): void {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
}

it('closes on a press outside, but not when text is selected beyond its edge', () => {
  const { onClose, dialog, text } = openDialog(true);
  press(text, text);
  press(text, dialog);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open on a press outside when it may contain input', () => {
  const { onClose, dialog } = openDialog(false);
  press(dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
});
