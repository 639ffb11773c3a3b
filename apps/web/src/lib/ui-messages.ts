import { site } from '@goldwren/messages/current/site';
import type { UiMessages } from '@goldwren/ui/ui-messages';

/** What the components of packages/ui say by themselves. */
export const uiMessages: UiMessages = site.ui;
