import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { expectCleanDocument } from '@goldwren/ui/testing/clean-document';
import { elementError } from '@goldwren/ui/testing/element-error';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { useKeys } from '../lib/keys-store.ts';
import { resolveWaitingCalls } from '../lib/reauth-store.ts';
import { useSession } from '../lib/session-store.ts';

// A busy machine is slow, but the test is not broken.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// Browser functions that jsdom does not have.
Object.assign(globalThis, { scrollTo: () => undefined });
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
history.scrollRestoration = 'auto';
// The first setup in a document permanently changes how focus works there, so it happens once for all tests.
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
  resolveWaitingCalls(false);
  clearNotice();
  // Must be last because the stores above write to it.
  localStorage.clear();
});

expectCleanDocument();
