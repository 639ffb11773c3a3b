import './dialogs.ts';
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { expectCleanDocument } from './clean-document.ts';

// The first setup in a document permanently changes how elements are focused.
userEvent.setup();
removeClipboard();

/** Removes the clipboard of `userEvent.setup()`. */
function removeClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}

// Testing Library registers its own only for the first file of a worker.
afterEach(() => {
  cleanup();
  removeClipboard();
});

expectCleanDocument();
