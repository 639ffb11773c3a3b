import './dialogs.ts';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { expectCleanDocument } from './clean-document.ts';

// A busy machine is slow, but the test is not broken.
configure({ asyncUtilTimeout: 20_000 });
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
