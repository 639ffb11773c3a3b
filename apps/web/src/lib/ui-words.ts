import type { UiWords } from '@goldwren/ui/ui-words';

/** What the components of packages/ui say by themselves. */
export const uiWords: UiWords = {
  close: 'Close',
  optional: 'optional',
  showTyped: (label) => `Show ${label.toLowerCase()}`,
  retry: 'Retry',
  requestId: 'Request id',
  copy: 'Copy',
  copied: 'Copied',
};
