import { Icon, type IconName } from '@goldwren/ui/icons';
import { PageNavLink } from '../../shared/page-link.tsx';
import { type ListedIn, listed } from './listed.ts';

/** Every page that declares the place has a picture and a short name here. */
const looks: Record<ListedIn<'bottom'>, { text: string; icon: IconName }> = {
  home: { text: 'Home', icon: 'home' },
  games: { text: 'Games', icon: 'games' },
  dashboard: { text: 'Wallet', icon: 'wallet' },
};

/** The few places a thumb reaches on phones. */
export function BottomBar() {
  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {listed('bottom').map((page) => (
          <li key={page}>
            <PageNavLink
              page={page}
              className="flex h-16 flex-col items-center justify-center gap-1 text-xs font-medium text-ink-2 focus-visible:-outline-offset-3 aria-[current=page]:font-bold aria-[current=page]:text-gc"
            >
              <Icon name={looks[page].icon} className="size-6" />
              {looks[page].text}
            </PageNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
