import '@goldwren/ui/testing/dialogs';
import { clearNotice } from '@goldwren/ui/notice';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useAuth } from '../lib/auth-store.ts';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 8_000 });

// What jsdom lacks of a browser. Motion is reduced, so that nothing moves by itself unless a test asks for it.
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: media.includes('prefers-reduced-motion'),
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  localStorage.clear();
  useAuth.setState({ user: null, leaving: null });
  clearNotice();
});

afterEach(cleanup);
