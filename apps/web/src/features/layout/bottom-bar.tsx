import { site } from '@goldwren/messages/current/site';
import { FrameIcon, type FrameIconName } from '@goldwren/ui/frame-icons';
import { PageNavLink } from '../../shared/navigation/page-link.tsx';
import { type ListedIn, listed } from './page-lists.ts';

/** Every page that declares this list has an icon here and a short name in the messages. */
const icons: Record<ListedIn<'bottom'>, FrameIconName> = {
  home: 'home',
  games: 'games',
  dashboard: 'wallet',
  redeem: 'redeem',
};

/** The main pages in reach of the thumb on phones. Hidden during a game, which uses the whole screen. */
export function BottomBar() {
  return (
    <nav
      aria-label={site.shortcuts}
      className="fixed low:static inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [:root:has(.player)_&]:hidden md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {listed('bottom').map((page) => (
          <li key={page}>
            <PageNavLink
              page={page}
              className="flex h-16 flex-col items-center justify-center gap-1 text-xs font-medium text-ink-2 focus-visible:-outline-offset-3 aria-[current=page]:font-bold aria-[current=page]:text-gc"
            >
              <FrameIcon name={icons[page]} className="size-6" />
              {site.short[page]}
            </PageNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
