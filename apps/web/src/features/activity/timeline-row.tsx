import type { TimelineEntry } from '@goldwren/contracts/player';
import { activity as messages } from '@goldwren/messages/current/activity';
import { proofButton } from '@goldwren/messages/current/proof-button';
import { CopyText } from '@goldwren/ui/copy-text';
import { Icon } from '@goldwren/ui/icons';
import { coinsWithCode, moment, netCoins } from '../../lib/i18n/format.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { ProofButton } from '../../shared/fairness/proof/proof-button.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** One round or other movement with its result. When expanded, it shows the individual entries and the proof of a round. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { at, currency, net, round } = entry;
  return (
    <li>
      <details className="group">
        <summary className="-mx-2 grid min-h-11 cursor-pointer list-none grid-cols-[auto_1fr_auto] items-center gap-x-2 sm:gap-x-3 rounded-(--radius-m) px-2 py-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
          <CoinMark currency={currency} />
          <span className="min-w-0">
            <span className="flex items-baseline justify-between gap-x-2">
              <span className="min-w-0 break-words">{titleOf(entry)}</span>
              <span className="font-semibold whitespace-nowrap">{netCoins(net, currency)}</span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-3">
              <time dateTime={at}>{moment(at)}</time>
              {round ? (
                <span className="ml-auto">
                  {round.state === 'open'
                    ? messages.rounds.open
                    : messages.rounds.stake(coinsWithCode(round.stake, currency))}
                </span>
              ) : null}
            </span>
          </span>
          <Icon name="chevron" className="size-4 text-ink-3 group-open:rotate-180" />
        </summary>
        <Details entry={entry} />
      </details>
    </li>
  );
}

function titleOf({ kind, round }: TimelineEntry): string {
  return kind === null ? (round?.game.title ?? '') : messages.kinds[kind];
}

function Details({ entry: { at, currency, balance_after, reference, round } }: { entry: TimelineEntry }) {
  const facts: [string, string][] = [
    ...(round
      ? ([
          [messages.rounds.staked, coinsWithCode(round.stake, currency)],
          [messages.rounds.returned, coinsWithCode(round.payout, currency)],
        ] as [string, string][])
      : []),
    [messages.balanceAfter, coinsWithCode(balance_after, currency)],
  ];
  return (
    <div className="pt-2 pb-3 pl-8 text-sm text-ink-2">
      <dl className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="inline text-ink-3">{name} </dt>
            <dd className="inline whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex min-w-0 items-center gap-1">
          <dt className="text-ink-3">{messages.reference}</dt>
          <dd className="min-w-0">
            <CopyText value={reference} what={messages.referenceOf(reference)} />
          </dd>
        </div>
      </dl>
      {round?.state === 'settled' ? (
        <ProofButton roundId={reference} about={proofButton.ofPosting(round.game.title, moment(at))} />
      ) : null}
      {round?.state === 'open' ? (
        <PageLink
          page="game-player"
          params={{ slug: round.game.slug }}
          aria-label={messages.rounds.finishOf(round.game.title)}
          className="link inline-flex min-h-11 items-center"
        >
          {messages.rounds.finish}
        </PageLink>
      ) : null}
    </div>
  );
}
