import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { leavesAllAsItWas } from '@goldwren/ui/testing/as-it-was';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { useKeys } from '../lib/keys-store.ts';
import { answerAllWaiting } from '../lib/reauth-store.ts';
import { useSession } from '../lib/session-store.ts';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 8_000 });

// What jsdom lacks of a browser.
Object.assign(globalThis, { scrollTo: () => undefined });
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
history.scrollRestoration = 'auto';
// Its first setup in a document changes how things are focused there, for good.
userEvent.setup();
Reflect.deleteProperty(navigator, 'clipboard');
document.title = '';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  document.title = '';
  useSession.setState({ status: 'asking', staff: null, expired: false });
  useKeys.setState({ shown: false, singleKeys: true });
  answerAllWaiting(false);
  clearNotice();
  // Last: the stores above keep themselves there.
  localStorage.clear();
});

leavesAllAsItWas();
