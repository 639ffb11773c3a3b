import type { UiWords } from '@goldwren/ui/ui-words';
import { site } from './words/site.ts';

/** What the components of packages/ui say by themselves. */
export const uiWords: UiWords = site.ui;
