import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiMessages } from '../lib/ui-messages.ts';

/** What every screen finds around itself: the answers of the server, and the words of the components. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <UiMessagesProvider words={uiMessages}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UiMessagesProvider>
  );
}
