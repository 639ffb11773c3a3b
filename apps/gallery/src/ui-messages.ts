import type { UiMessages } from '@goldwren/ui/ui-messages';

/** Texts of the components, for developers. */
export const uiMessages: UiMessages = {
  close: 'Close',
  optional: 'optional',
  showTyped: (label) => `Show ${label}`,
  retry: 'Try again',
  requestId: 'Request',
  copy: 'Copy',
  copied: 'Copied',
};
