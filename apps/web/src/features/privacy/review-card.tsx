import type { AccountReview } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';

const messages = privacyCenter.review;

/** The restrictions and the review of the account, in plain words, and how to object. */
export function ReviewCard() {
  const query = useQuery(queries.privacy.review());
  return (
    <SectionCard title={messages.title}>
      <Loaded
        query={query}
        loading={messages.loading}
        skeleton={<Skeleton className="h-24" />}
        problem={messages.problem}
        keepsOlder
      >
        {(review) => <Review {...review} />}
      </Loaded>
    </SectionCard>
  );
}

function Review(review: AccountReview) {
  const { state, topics, suspended, redemptions_suspended: redemptionsSuspended } = review;
  const isOpen = state === 'open' || state === 'contacted';
  const isClear = state === 'none' && !suspended && !redemptionsSuspended;
  return (
    <div className="max-w-3xl">
      {isClear ? <p>{messages.nothing}</p> : null}
      {suspended ? <p>{messages.suspended}</p> : null}
      {redemptionsSuspended ? <p>{messages.redemptionsSuspended}</p> : null}
      {state === 'none' ? null : <p className="font-medium">{messages.states[state]}</p>}
      <ReviewTime {...review} />
      {topics.length > 0 ? (
        <>
          <h3 className="mt-3">{messages.about}</h3>
          <ul className="mt-1 list-disc pl-5">
            {topics.map((topic) => (
              <li key={topic}>{messages.topics[topic]}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isOpen ? <p className="mt-3">{messages.restricts}</p> : null}
      <p className="mt-3 text-sm text-ink-2">
        {messages.how} {messages.home}
      </p>
      {isClear ? null : (
        <>
          <p className="mt-3">{messages.object}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink page="contact" search={{ category: 'account' }} look="secondary">
              {messages.objectLink}
            </ButtonLink>
            {state === 'contacted' ? (
              <PageLink page="support" className="link inline-flex min-h-11 items-center">
                {messages.ticket}
              </PageLink>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}

function ReviewTime({ state, opened_at: opened, decided_at: decided }: AccountReview) {
  const at = state === 'no_concern' ? decided : opened;
  if (at === null) return null;
  return (
    <p className="text-sm text-ink-2">
      <time dateTime={at}>{state === 'no_concern' ? messages.decided(at) : messages.since(at)}</time>
    </p>
  );
}
