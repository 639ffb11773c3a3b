import type { User } from '@goldwren/contracts/player';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { privacyCenter as messages } from '@goldwren/messages/current/privacy-center';
import { site } from '@goldwren/messages/current/site';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { usePasswordAgain } from '../../shared/password-again/use-password-again.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { EarlierExports } from './earlier-exports.tsx';
import { ReviewCard } from './review-card.tsx';
import { useExports } from './use-exports.ts';

/** Lets players download or delete their data. */
export function PrivacyPage({ user }: { user: User }) {
  const exports = useExports();
  const earlier = exports.data?.exports.slice(1) ?? [];
  const { withPassword, dialog } = usePasswordAgain();
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-11 items-center text-ink-2">
        {site.dashboard}
      </PageLink>
      <h1 className="text-3xl md:text-4xl">{pageMessages['privacy-center'].title}</h1>
      <p className="mt-2 text-ink-2">{messages.intro}</p>
      <p className="mb-5 text-ink-2">
        {messages.policy}{' '}
        <PageLink page="privacy" className="link">
          {pageMessages.privacy.title}
        </PageLink>
      </p>
      <div className={`grid gap-4 lg:items-start ${earlier.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}>
        <CopyCard user={user} exports={exports} withPassword={withPassword} />
        {earlier.length > 0 ? <EarlierExports exports={earlier} withPassword={withPassword} /> : null}
      </div>
      <div className="mt-4 grid gap-4">
        <ReviewCard />
        <DeleteCard />
      </div>
      {dialog}
    </div>
  );
}
