import { frame } from '@goldwren/messages/staff/frame';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { PageProgress } from '@goldwren/ui/page-progress';
import { SkipLink } from '@goldwren/ui/skip-link';
import { useFocusOnNavigation } from '@goldwren/ui/use-focus-on-navigation';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useReauth } from '../../lib/reauth-store.ts';
import { useSession } from '../../lib/session-store.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Navigation } from './navigation.tsx';
import { ReauthDialog } from './reauth-dialog.tsx';
import { SessionWarning } from './session-warning.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of every page: the top bar and, from 1024 pixels, the navigation at the side. */
export function Root() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  const loading = useNavigation().state !== 'idle';
  const staff = useSession((state) => state.staff);
  const ended = useReauth((state) => state.ended);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{frame.skip}</SkipLink>
      <TopBar />
      <PageProgress loading={loading} text={frame.loadingPage} className="top-12" />
      <div className={`mx-auto flex w-full max-w-[120rem] flex-1 ${ended ? 'invisible' : ''}`}>
        {staff ? (
          <div className="sticky top-12 hidden h-[calc(100dvh-3rem)] w-52 shrink-0 overflow-y-auto border-r border-line py-3 lg:block">
            <Navigation staff={staff} />
          </div>
        ) : null}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-3 py-4 sm:px-5">
          <Outlet />
        </main>
      </div>
      <NoticePlace dismiss={frame.dismiss} />
      {staff ? (
        <>
          <KeysDialog />
          <ReauthDialog />
          <SessionWarning />
        </>
      ) : null}
      <ScrollRestoration />
    </div>
  );
}
