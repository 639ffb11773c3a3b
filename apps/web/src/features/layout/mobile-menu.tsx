import { site } from '@goldwren/messages/current/site';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { ThemeSwitch } from '@goldwren/ui/theme-switch';
import { useMenu } from '@goldwren/ui/use-menu';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageNavLink } from '../../shared/navigation/page-link.tsx';
import { listed, useLabels } from './page-lists.ts';
import { useLogout } from './use-logout.ts';

const LanguageSwitch = lazy(() =>
  import('./language-switch.tsx').then((module) => ({ default: module.LanguageSwitch })),
);

const row =
  'flex min-h-12 w-full items-center rounded-(--radius-m) px-3 text-left font-medium hover:bg-raised aria-[current=page]:text-gc';

function pagesFor(isPlayer: boolean) {
  const own = isPlayer ? [...listed('player'), ...listed('own-menu')] : listed('visitor');
  return [...listed('top'), ...own, ...listed('menu')];
}

/** The menu on small screens. It closes after a link, after logout, on Escape, and when a press or the focus leaves it. */
export function MobileMenu() {
  const { open, setOpen, toggle, box, id } = useMenu();
  const user = useAuth((state) => state.user);
  const { logout } = useLogout();
  const labelOf = useLabels();
  const { pathname } = useLocation();
  // Every navigation closes the menu. This happens while rendering, not in an effect: the effect of the first page could
  // run after the press that opens the menu, and close it.
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setOpen(false);
  }
  const logOut = async () => {
    setOpen(false);
    await logout();
  };
  return (
    <div ref={box} className={user ? 'lg:hidden' : 'md:hidden'}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? site.closeMenu : site.openMenu}
        onClick={() => setOpen(!open)}
        className="btn -mr-3 px-3"
      >
        <FrameIcon name={open ? 'close' : 'menu'} className="size-6" />
      </button>
      <nav
        id={id}
        aria-label={site.menu}
        hidden={!open}
        className="absolute inset-x-0 top-14 h-[calc(100dvh-3.5rem)] overflow-y-auto bg-ground p-2 pb-20"
      >
        <ul>
          {pagesFor(user !== null).map((page) => (
            <li key={page}>
              <PageNavLink page={page} onClick={() => setOpen(false)} className={row}>
                {labelOf(page)}
              </PageNavLink>
            </li>
          ))}
          {user ? (
            <li>
              <button type="button" onClick={logOut} className={row}>
                {site.logout}
              </button>
            </li>
          ) : null}
          <li className="mt-2 flex flex-wrap justify-between gap-x-6 border-t border-line py-2 pr-3">
            <ThemeSwitch labels={site.useTheme} withLabel />
            <Suspense fallback={null}>{open ? <LanguageSwitch /> : null}</Suspense>
          </li>
        </ul>
      </nav>
    </div>
  );
}
