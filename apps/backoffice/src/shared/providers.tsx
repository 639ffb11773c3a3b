import { UiWordsProvider } from '@goldwren/ui/ui-words';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiWords } from '../lib/ui-words.ts';

/** What every screen finds around itself: the answers of the server, and the words of the components. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <UiWordsProvider words={uiWords}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UiWordsProvider>
  );
}
