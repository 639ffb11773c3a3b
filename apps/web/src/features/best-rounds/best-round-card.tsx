import type { BestRound } from '@goldwren/contracts/player';
import { bestRounds as messages } from '@goldwren/messages/current/best-rounds';
import { coinsWithCode, day, formats } from '../../lib/i18n/format.ts';
import { pathTo } from '../../lib/navigation/path-to.ts';
import { CopyLink } from '../../shared/fairness/certificate/copy-link.tsx';
import { ProofButton } from '../../shared/fairness/proof/proof-button.tsx';
import { GamePoster } from '../../shared/games/game-poster.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { RoundSeal } from '../../shared/rosette/round-seal.tsx';

/** A round with its closed seal. The seal opens in the proof, where this browser verifies the round. */
export function BestRoundCard({ round }: { round: BestRound }) {
  const { game, currency, staked, payout, multiplier_x100: multiplier, commitment, replay_token: token } = round;
  const multiple = formats.multiple(multiplier);
  const about = messages.ofRound(multiple, game.title);
  return (
    <li data-coin={currency === 'gold' ? 'gc' : 'sc'} className="card flex flex-col overflow-hidden">
      <GamePoster slug={game.slug} className="h-32 w-full" />
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-lg">{game.title}</h3>
          <p className="font-display text-3xl tabular-nums">{multiple}</p>
        </div>
        <p>{messages.result(coinsWithCode(payout, currency), coinsWithCode(staked, currency))}</p>
        <p className="text-sm text-ink-3">
          <time dateTime={round.settled_at}>{day(round.settled_at)}</time>
        </p>
        <div className="flex items-center gap-3 pb-1 text-sm text-ink-2">
          <RoundSeal commitment={commitment} isVerified={false} className="size-10 flex-none" />
          <p>{messages.seal}</p>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2">
          <ProofButton roundId={round.id} about={about} />
          <PageLink page="replay" params={{ token }} className="link inline-flex min-h-11 items-center">
            {messages.replay} <span className="sr-only">{about}</span>
          </PageLink>
          <CopyLink link={`${window.location.origin}${pathTo({ page: 'replay', params: { token } })}`} />
        </div>
      </div>
    </li>
  );
}
