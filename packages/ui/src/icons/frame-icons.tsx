import type { ReactNode } from 'react';

/**
 * Icons of the site layout and of notices. They are separate from the other icons because every visitor
 * downloads them.
 */
export const frameShapes = {
  home: <path d="M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4Z" />,
  games: <path d="M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm12.5 0 3.5 3.5-3.5 3.5-3.5-3.5Z" />,
  wallet: <path d="M4 7.5V18a2 2 0 0 0 2 2h14V9H5.5A1.5 1.5 0 0 1 5.5 6H18v3m-2 5.5h.01" />,
  redeem: (
    <path d="M4 10h16v10H4Zm-1-4h18v4H3Zm9 0v14m0-14C9 6 7 5 7.5 3.5S12 3 12 6Zm0 0c3 0 5-1 4.5-2.5S12 3 12 6Z" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  sun: (
    <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: <path d="M12 4 2.5 20h19ZM12 10v4.5m0 2.5h.01" />,
  info: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.5h.01" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5l3.5 2" />,
} satisfies Record<string, ReactNode>;

export type FrameIconName = keyof typeof frameShapes;

export function FrameIcon({ name, className }: { name: FrameIconName; className?: string }) {
  return <Drawing className={className}>{frameShapes[name]}</Drawing>;
}

/** Line icons on a grid of 24 units. They are decoration: the control that contains an icon has the text. */
export function Drawing({ className = 'size-5', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}
