import { Drawing } from '@goldwren/ui/frame-icons';
import type { ReactNode } from 'react';

/** The icons of the control bar. They are separate from the site's icons, because only players need them. */
const shapes = {
  sound: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Zm12-1a5 5 0 0 1 0 7m2.5-9.5a8.5 8.5 0 0 1 0 12" />,
  muted: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Zm12 .5 4.5 4.5m0-4.5L16 14.5" />,
  rules: <path d="M6 3.5h12v17H6Zm3 4.5h6M9 12h6m-6 4h3.5" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.2" />,
} satisfies Record<string, ReactNode>;

export function ToolIcon({ name }: { name: keyof typeof shapes }) {
  return <Drawing className="size-6">{shapes[name]}</Drawing>;
}
