import type { ReactNode } from 'react';

/** Line icons on a 24 grid. Decoration: the control that holds one carries the words. */
const shapes = {
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
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1" />
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: <path d="M12 4 2.5 20h19ZM12 10v4.5m0 2.5h.01" />,
  info: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.5h.01" />,
  arrow: <path d="M5 12h14m-5-5 5 5-5 5" />,
  pause: <path d="M9 6v12m6-12v12" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
  shield: <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Zm-3 8.5 2.2 2.2L15.5 10" />,
  scale: <path d="M12 4v16m-5 0h10M5 7h14M5 7l-2.5 6h5Zm14 0-2.5 6h5Z" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5l3.5 2" />,
  trophy: <path d="M8 4h8v6a4 4 0 0 1-8 0Zm0 2H4.5c0 3 1 5 3.8 5.2M16 6h3.5c0 3-1 5-3.8 5.2M12 14v4m-3.5 2h7" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
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
      {shapes[name]}
    </svg>
  );
}
