import { freeEntry } from '@goldwren/messages/current/free-entry';
import { site } from '@goldwren/messages/current/site';
import { StatusText } from '@goldwren/ui/status-text';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** Replaces the entry page in regions without Sweeps Coins, and explains what the player can do there instead. */
export function NoEntry({ place, signedIn }: { place: string; signedIn: boolean }) {
  return (
    <section aria-labelledby="what-holds" className="card max-w-2xl p-4 md:p-6">
      <h2 id="what-holds" className="text-lg">
        {freeEntry.whatYouCanDo}
      </h2>
      <StatusText tone="info" className="mt-3">
        {freeEntry.noSweepsIn(place)}
      </StatusText>
      <p className="mt-3 text-ink-2">{freeEntry.playWithGold}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink page="games">{site.seeGames}</ButtonLink>
        {signedIn ? (
          <ButtonLink page="dashboard" look="secondary">
            {site.dashboard}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
