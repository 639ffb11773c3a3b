import { frame } from '@goldwren/messages/staff/frame';
import type { UiMessages } from '@goldwren/ui/ui-messages';

/** What the components of packages/ui say by themselves. */
export const uiMessages: UiMessages = frame.ui;
