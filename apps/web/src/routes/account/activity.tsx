import { activity } from '@goldwren/messages/current/activity';
import { site } from '@goldwren/messages/current/site';
import { FullActivity } from '../../features/activity/full-activity.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-9 items-center text-ink-2">
        {site.dashboard}
      </PageLink>
      <h1 className="text-3xl md:text-4xl">{activity.title}</h1>
      <p className="mt-2 mb-5 text-ink-2">{activity.intro}</p>
      <FullActivity />
    </div>
  );
}
