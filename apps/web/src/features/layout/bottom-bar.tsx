import { Icon } from '@goldwren/ui/icons';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';

const places = [
  { to: paths.home, text: 'Home', icon: 'home' },
  { to: paths.games, text: 'Games', icon: 'games' },
  { to: paths.dashboard, text: 'Wallet', icon: 'wallet' },
  { to: paths.redeem, text: 'Redeem', icon: 'redeem' },
] as const;

/** The four places a thumb reaches on phones. */
export function BottomBar() {
  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {places.map(({ to, text, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.home}
              className="flex h-16 flex-col items-center justify-center gap-1 text-xs font-medium text-ink-2 focus-visible:-outline-offset-3 aria-[current=page]:font-bold aria-[current=page]:text-gc"
            >
              <Icon name={icon} className="size-6" />
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
