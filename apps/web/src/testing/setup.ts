import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { leavesAllAsItWas } from '@goldwren/ui/testing/as-it-was';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { useAuth } from '../lib/auth-store.ts';
// The language of a document is settled when this is first read: here, for every file the same.
import '../lib/locale.ts';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 8_000 });

// What jsdom lacks of a browser. Motion is reduced, so that nothing moves by itself unless a test asks for it. What
// a page asks where no test has said what is answered (`fakeApi`) has no answer, and no network.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
  fetch: () => new Promise(() => undefined),
  // The first fake timers hand these back to the window as Vitest has bound them, for good: so they are from here on.
  requestAnimationFrame,
  cancelAnimationFrame,
});
Element.prototype.scrollIntoView = () => undefined;
history.scrollRestoration = 'auto';
document.title = '';
// Its first setup in a document changes how things are focused there, for good.
userEvent.setup();
forgetTheClipboard();

/** The one that `userEvent.setup()` makes, with what was copied. */
function forgetTheClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}

// After each test rather than before: what a file loads first reads the same as what it loads last.
afterEach(async () => {
  const wasDrawn = document.body.hasChildNodes();
  cleanup();
  // What a page says as it goes away, it says to the server of its own test.
  if (wasDrawn && !vi.isFakeTimers()) await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Last of the three: under fake timers, it is the fake ones that were stubbed.
  vi.useRealTimers();
  clearNotice();
  useAuth.setState(useAuth.getInitialState());
  forgetTheClipboard();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});

leavesAllAsItWas();
