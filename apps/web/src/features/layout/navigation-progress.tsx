import { useNavigation } from 'react-router';
import { site } from '../../lib/words/site.ts';

/** A thin line under the bar while the next page is on its way. */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  return (
    <div role="status" className="sticky top-14 z-40 h-0">
      {loading ? (
        <>
          <span className="sr-only">{site.loadingPage}</span>
          <span aria-hidden="true" className="block h-0.5 skeleton bg-gc" />
        </>
      ) : null}
    </div>
  );
}
