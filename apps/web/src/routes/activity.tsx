import { Link } from 'react-router';
import { FullActivity } from '../features/dashboard/full-activity.tsx';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export function Component() {
  usePageTitle('Activity');
  return (
    <div className="content pt-6 md:pt-10">
      <Link to={paths.dashboard} className="link inline-flex min-h-9 items-center text-ink-2">
        Dashboard
      </Link>
      <h1 className="text-3xl md:text-4xl">Activity</h1>
      <p className="mt-2 mb-5 text-ink-2">
        Every coin that came or went, as our books have it. Times are Eastern Time.
      </p>
      <FullActivity />
    </div>
  );
}
