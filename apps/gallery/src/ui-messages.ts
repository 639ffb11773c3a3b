import type { UiMessages } from '@goldwren/ui/ui-messages';

/** What the components say by themselves, to those who work on them. */
export const words: UiMessages = {
  close: 'Close',
  optional: 'optional',
  showTyped: (label) => `Show ${label}`,
  retry: 'Try again',
  requestId: 'Request',
  copy: 'Copy',
  copied: 'Copied',
};
