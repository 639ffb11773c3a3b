import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the title of the page is set. An effect sets it, together with the robots tag, after the page is visible. */
export async function untilTitle(title: string): Promise<void> {
  await waitFor(() => expect(document.title).toBe(`${title} · Goldwren`));
}
