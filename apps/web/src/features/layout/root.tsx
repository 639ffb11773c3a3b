import { site } from '@goldwren/messages/current/site';
import { PageProgress } from '@goldwren/ui/page-progress';
import { SkipLink } from '@goldwren/ui/skip-link';
import { useFocusOnNavigation } from '@goldwren/ui/use-focus-on-navigation';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePageLoading } from '../../lib/navigation/navigation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { TopBar } from './top-bar.tsx';

// Loaded after the page, because the page works without it and the first paint should not wait for it.
const Below = lazy<ComponentType>(() =>
  import('./below.tsx').then(
    ({ Below }) => ({ default: Below }),
    () => ({ default: () => null }),
  ),
);

// Loaded after the page too. There is rarely an announcement.
const MaintenanceBanner = lazy<ComponentType>(() =>
  import('./maintenance-banner.tsx').then(
    (loaded) => ({ default: loaded.MaintenanceBanner }),
    () => ({ default: () => null }),
  ),
);

/** The layout around every page. */
export function Root() {
  useFocusOnNavigation(useLocation().pathname);
  const loading = usePageLoading();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{site.skip}</SkipLink>
      <Suspense>
        <MaintenanceBanner />
      </Suspense>
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
