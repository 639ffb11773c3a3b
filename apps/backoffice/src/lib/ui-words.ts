import { frame } from '@goldwren/messages/staff/frame';
import type { UiWords } from '@goldwren/ui/ui-words';

/** What the components of packages/ui say by themselves. */
export const uiWords: UiWords = frame.ui;
