import type { UiWords } from '@goldwren/ui/ui-words';

/** What the components say by themselves, to those who work on them. */
export const words: UiWords = {
  close: 'Close',
  optional: 'optional',
  showTyped: (label) => `Show ${label}`,
  retry: 'Try again',
  requestId: 'Request',
  copy: 'Copy',
  copied: 'Copied',
};
