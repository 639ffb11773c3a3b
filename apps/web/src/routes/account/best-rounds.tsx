import { bestRounds } from '@goldwren/messages/current/best-rounds';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { site } from '@goldwren/messages/current/site';
import { BestRoundsGallery } from '../../features/best-rounds/best-rounds-gallery.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-9 items-center text-ink-2">
        {site.dashboard}
      </PageLink>
      <h1 className="text-3xl md:text-4xl">{pageMessages['best-rounds'].title}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-ink-2">
        {bestRounds.intro} {bestRounds.exceptions}
      </p>
      <BestRoundsGallery />
    </div>
  );
}
