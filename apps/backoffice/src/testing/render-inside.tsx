import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { Providers } from '../shared/providers.tsx';

/** Renders a component inside the providers of every screen. */
export function renderInside(component: ReactNode) {
  const queryClient = createQueryClient();
  render(<Providers queryClient={queryClient}>{component}</Providers>);
  return { queryClient, press: userEvent.setup({ delay: null }) };
}
