import type { UiWords } from '@goldwren/ui/ui-words';
import { frame } from '@goldwren/words/staff/frame';

/** What the components of packages/ui say by themselves. */
export const uiWords: UiWords = frame.ui;
