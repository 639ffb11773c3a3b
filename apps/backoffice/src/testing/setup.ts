import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useKeys } from '../lib/keys-store.ts';
import { answerAllWaiting } from '../lib/reauth-store.ts';
import { useSession } from '../lib/session-store.ts';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 8_000 });

vi.stubGlobal('scrollTo', () => undefined);

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'asking', staff: null, expired: false });
  useKeys.setState({ shown: false, singleKeys: true });
  answerAllWaiting(false);
  clearNotice();
});

afterEach(cleanup);
