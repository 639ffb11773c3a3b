import { site } from '@goldwren/messages/current/site';
import type { UiWords } from '@goldwren/ui/ui-words';

/** What the components of packages/ui say by themselves. */
export const uiWords: UiWords = site.ui;
