import type { ReactNode } from 'react';
import { Drawing, frameShapes } from './frame-icons.tsx';

/** Every icon. Lazily loaded screens import their icons from here. */
const shapes = {
  ...frameShapes,
  arrow: <path d="M5 12h14m-5-5 5 5-5 5" />,
  external: <path d="M13.5 4.5h6v6m0-6L11 13M9 5.5H4.5v14h14V15" />,
  pause: <path d="M9 6v12m6-12v12" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
  shield: <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Zm-3 8.5 2.2 2.2L15.5 10" />,
  scale: <path d="M12 4v16m-5 0h10M5 7h14M5 7l-2.5 6h5Zm14 0-2.5 6h5Z" />,
  trophy: <path d="M8 4h8v6a4 4 0 0 1-8 0Zm0 2H4.5c0 3 1 5 3.8 5.2M16 6h3.5c0 3-1 5-3.8 5.2M12 14v4m-3.5 2h7" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5" />,
  mail: <path d="M3.5 5.5h17v13h-17Zm0 1 8.5 7 8.5-7" />,
  chat: <path d="M4 4.5h16v11.5h-9L6.5 20v-4H4ZM8 9h8m-8 3h5" />,
  star: <path d="m12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8Z" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing className={className}>{shapes[name]}</Drawing>;
}
