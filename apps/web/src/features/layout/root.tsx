import { site } from '@goldwren/messages/current/site';
import { PageProgress } from '@goldwren/ui/page-progress';
import { SkipLink } from '@goldwren/ui/skip-link';
import { useFocusOnNavigation } from '@goldwren/ui/use-focus-on-navigation';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePageLoading } from '../../lib/navigation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { TopBar } from './top-bar.tsx';

// Below everything that is read first: it is not worth a wait of the first paint, and the page stands without it.
const Below = lazy<ComponentType>(() =>
  import('./below.tsx').then(
    ({ Below }) => ({ default: Below }),
    () => ({ default: () => null }),
  ),
);

/** The frame of every page. */
export function Root() {
  useFocusOnNavigation(useLocation().pathname);
  const loading = usePageLoading();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{site.skip}</SkipLink>
      <PromoStrip />
      <TopBar />
      <PageProgress loading={loading} text={site.loadingPage} className="top-14" />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Suspense fallback={<div className="min-h-96" />}>
        <Below />
      </Suspense>
      <BottomBar />
    </div>
  );
}
