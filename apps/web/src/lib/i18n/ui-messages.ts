import { site } from '@goldwren/messages/current/site';
import type { UiMessages } from '@goldwren/ui/ui-messages';

/** The messages of the components in packages/ui. */
export const uiMessages: UiMessages = site.ui;
