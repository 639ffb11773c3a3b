import { site } from '@goldwren/messages/current/site';
import { usePageTitle } from '../lib/navigation/use-page-title.ts';
import { ButtonLink } from '../shared/navigation/page-link.tsx';

export function Component() {
  usePageTitle(site.notFound.title);
  return (
    <div className="content max-w-2xl py-16">
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{site.notFound.title}</h1>
      <p className="mt-3 text-ink-2">{site.notFound.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink page="home">{site.backHome}</ButtonLink>
        <ButtonLink page="games" look="secondary">
          {site.seeGames}
        </ButtonLink>
      </div>
    </div>
  );
}
