import { frame } from '@goldwren/messages/staff/frame';
import type { UiMessages } from '@goldwren/ui/ui-messages';

/** Texts of the components in packages/ui. */
export const uiMessages: UiMessages = frame.ui;
