import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../shared/page-link.tsx';

export function Component() {
  usePageTitle('Page not found');
  return (
    <div className="content max-w-2xl py-16">
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">Page not found</h1>
      <p className="mt-3 text-ink-2">There is no page at this address.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink page="home">Back to home</ButtonLink>
        <ButtonLink page="games" look="secondary">
          See the games
        </ButtonLink>
      </div>
    </div>
  );
}
