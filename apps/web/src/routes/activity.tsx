import { FullActivity } from '../features/dashboard/full-activity.tsx';
import { PageLink } from '../shared/page-link.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-9 items-center text-ink-2">
        Dashboard
      </PageLink>
      <h1 className="text-3xl md:text-4xl">Activity</h1>
      <p className="mt-2 mb-5 text-ink-2">
        Every coin that came or went, as our books have it. Times are Eastern Time.
      </p>
      <FullActivity />
    </div>
  );
}
