import type { Page } from '@playwright/test';

/** Collects what went wrong on a page without being said to its visitor: script errors, refused content. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Chromium also logs every 4xx answer; those are the screens' business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}
