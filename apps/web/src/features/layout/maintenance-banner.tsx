import { maintenance as messages } from '@goldwren/messages/current/maintenance';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';

/** How often an open page looks for an announcement. */
const everyMs = 60_000;

/** Tells the page the height of the banner, so that the controls of a game stay on the screen. */
function publishHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--banner');
  };
}

/** Shows the announced maintenance on every page, before it and during it. Also while a round is open. */
export function MaintenanceBanner() {
  const { data } = useQuery({ ...queries.maintenance.get(), refetchInterval: everyMs, staleTime: everyMs });
  const announced = data?.maintenance;
  return (
    <div role="status" aria-label={messages.label}>
      {announced ? (
        <p
          ref={publishHeight}
          className="border-b border-line bg-raised px-4 py-2 text-center text-sm font-medium text-ink"
        >
          {announced.under_way
            ? messages.underWay(announced.ends_at)
            : messages.announced(announced.starts_at, announced.ends_at)}
        </p>
      ) : null}
    </div>
  );
}
