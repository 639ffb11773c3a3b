import './dialogs.ts';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { UiMessagesProvider } from '../ui-messages.tsx';

afterEach(cleanup);

/** Texts that no component could contain itself. */
const messages = {
  close: 'Fermer',
  optional: 'facultatif',
  showTyped: (label: string) => `Afficher ${label}`,
  retry: 'Réessayer',
  requestId: 'Numéro',
  copy: 'Copier',
  copied: 'Copié',
};

/** Renders a component as an application would, in French. */
export function draw(component: ReactNode) {
  const shown = render(<UiMessagesProvider messages={messages}>{component}</UiMessagesProvider>);
  return { ...shown, press: userEvent.setup({ delay: null }) };
}
