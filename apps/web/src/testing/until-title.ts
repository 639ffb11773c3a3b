import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the page has its title, which an effect writes after what can be seen; robots are told with it. */
export async function untilTitle(title: string): Promise<void> {
  await waitFor(() => expect(document.title).toBe(`${title} · Goldwren`));
}
