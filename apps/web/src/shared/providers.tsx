import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiMessages } from '../lib/i18n/ui-messages.ts';

/** The context of every screen: the query cache and the messages of the UI components. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <UiMessagesProvider messages={uiMessages}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UiMessagesProvider>
  );
}
