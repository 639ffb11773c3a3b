import { site } from '@goldwren/messages/current/site';
import { Button } from '@goldwren/ui/button';
import { ThemeSwitch } from '@goldwren/ui/theme-switch';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ButtonLink, PageNavLink } from '../../shared/navigation/page-link.tsx';
import { BrandLink } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { listed, useLabels } from './page-lists.ts';
import { useLogout } from './use-logout.ts';
import { WalletInBar } from './wallet-in-bar.tsx';

// Players have a button for this page next to the balances.
const topOfPlayers = listed('top').filter((page) => page !== 'buy-coins');

/**
 * The sticky bar, 56 px high on every page. On low screens it is 52 px high and scrolls away. Two lines of text fit into an
 * item, because the French names are long. Below large screens, the balances of players leave no room for the list of pages.
 * The menu contains the list there.
 */
export function TopBar() {
  const user = useAuth((state) => state.user);
  const { logout, busy } = useLogout();
  const labelOf = useLabels();
  return (
    <header className="sticky low:relative top-0 z-40 border-b border-line bg-ground">
      <div className="content relative flex min-h-14 low:min-h-13 items-center gap-2">
        <BrandLink short={user !== null} />
        <nav aria-label={site.main} className={`ml-4 hidden gap-1 ${user ? 'lg:flex' : 'md:flex'}`}>
          {(user ? topOfPlayers : listed('top')).map((page) => (
            <PageNavLink
              key={page}
              page={page}
              className="btn px-3 py-0 leading-5 font-medium text-ink-2 hover:text-ink aria-[current=page]:text-ink"
            >
              {labelOf(page)}
            </PageNavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <div className="hidden md:block">
            <ThemeSwitch labels={site.useTheme} />
          </div>
          {user ? (
            <>
              <WalletInBar />
              <ButtonLink page="dashboard" look="secondary" className="hidden px-3.5 md:flex">
                {site.dashboard}
              </ButtonLink>
              <Button look="quiet" busy={busy} onClick={logout} className="hidden px-3 lg:flex">
                {site.logout}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink page="login" look="quiet" className="hidden px-3 py-0 leading-5 min-[26rem]:flex">
                {site.login}
              </ButtonLink>
              <ButtonLink page="register" className="px-3.5 py-0 leading-5">
                {site.signUp}
              </ButtonLink>
            </>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
