import type { Sheet } from './sheet.ts';
import { buttons } from './sheets/buttons.tsx';
import { charts } from './sheets/charts.tsx';
import { choices } from './sheets/choices.tsx';
import { contents } from './sheets/contents.tsx';
import { dialogs } from './sheets/dialogs.tsx';
import { fields } from './sheets/fields.tsx';
import { frame } from './sheets/frame.tsx';
import { loading } from './sheets/loading.tsx';
import { messages } from './sheets/messages.tsx';

/** All components of packages/ui, in the order of the page. */
export const sheets: readonly Sheet[] = [buttons, fields, choices, messages, loading, contents, dialogs, frame, charts];
