import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { expectCleanDocument } from '@goldwren/ui/testing/clean-document';
import { elementError } from '@goldwren/ui/testing/element-error';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { useAuth } from '../lib/session/auth-store.ts';
// The language of a document is fixed when this module loads. Here, it is the same for every file.
import '../lib/i18n/locale.ts';

// Long timeouts, because a test machine may be busy.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// Adds what jsdom lacks. Reduced motion is on, so that nothing moves unless a test enables it. Requests without an answer
// from the test (`fakeApi`) stay pending, and nothing reaches the network.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
  fetch: () => new Promise(() => undefined),
  // The first fake timers restore these functions in the form that Vitest has bound, so bind them from the start.
  requestAnimationFrame,
  cancelAnimationFrame,
});
Element.prototype.scrollIntoView = () => undefined;
history.scrollRestoration = 'auto';
document.title = '';
// The first setup in a document permanently changes how elements are focused.
userEvent.setup();
removeClipboard();

/** Removes the clipboard of `userEvent.setup()` with its content. */
function removeClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}

// Runs after each test rather than before, so that modules see the same state whenever they load.
afterEach(async () => {
  const wasRendered = document.body.hasChildNodes();
  cleanup();
  // Requests that a page sends while it closes must reach the server of its own test.
  if (wasRendered && !vi.isFakeTimers()) await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Last of the three: with fake timers, the stubbed functions are the fake ones.
  vi.useRealTimers();
  clearNotice();
  useAuth.setState(useAuth.getInitialState());
  removeClipboard();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});

expectCleanDocument();
