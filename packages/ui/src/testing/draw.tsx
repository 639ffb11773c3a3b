import './dialogs.ts';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { UiMessagesProvider } from '../ui-messages.tsx';

afterEach(cleanup);

/** Words that no component could have by itself. */
const words = {
  close: 'Fermer',
  optional: 'facultatif',
  showTyped: (label: string) => `Afficher ${label}`,
  retry: 'Réessayer',
  requestId: 'Numéro',
  copy: 'Copier',
  copied: 'Copié',
};

/** Draws a component as an application would, in French. */
export function draw(component: ReactNode) {
  const shown = render(<UiMessagesProvider words={words}>{component}</UiMessagesProvider>);
  return { ...shown, press: userEvent.setup({ delay: null }) };
}
