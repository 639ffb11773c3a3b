import type { Redemption } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { openRedemptionStatuses, parseHundredths } from '@goldwren/rules';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const messages = privacyCenter.deletion;

/** What happens to the player's coins and prizes if the account is closed now. */
export function AccountLosses() {
  const wallet = useQuery(queries.wallet.get());
  const redemptions = useQuery(queries.redemptions.list({ query: {} }));
  if (wallet.isPending || redemptions.isPending) {
    return (
      <>
        <LoadingText>{messages.loading}</LoadingText>
        <Skeleton className="h-18" />
      </>
    );
  }
  const open = redemptions.data?.results.find(({ status }) => openRedemptionStatuses.includes(status));
  return (
    <div className="grid gap-2">
      {wallet.data ? (
        <Coins gold={wallet.data.gold_balance} sweeps={wallet.data.sweeps_balance} />
      ) : (
        <StatusText tone="warn">{messages.lostUnknown}</StatusText>
      )}
      {open ? <Prize redemption={open} /> : null}
      {redemptions.isError ? <StatusText tone="warn">{messages.prizesUnknown}</StatusText> : null}
    </div>
  );
}

function Coins({ gold, sweeps }: { gold: string; sweeps: string }) {
  const hasSweeps = parseHundredths(sweeps) !== 0n;
  if (!hasSweeps && parseHundredths(gold) === 0n) return <p className="text-ink-2">{messages.noCoins}</p>;
  return (
    <StatusText tone="warn">
      {messages.lost(gold, sweeps)}{' '}
      {hasSweeps ? (
        <PageLink page="redeem" className="link">
          {messages.redeemFirst}
        </PageLink>
      ) : null}
    </StatusText>
  );
}

/** A redemption that waits for the player can never be completed after the account is closed. */
function Prize({ redemption: { sweeps_submitted: sweeps, needs } }: { redemption: Redemption }) {
  if (needs.length === 0) return <StatusText tone="info">{messages.onItsWay(sweeps)}</StatusText>;
  return (
    <StatusText tone="warn">
      {messages.waitsForYou(sweeps)}{' '}
      <PageLink page="redeem" className="link">
        {messages.doFirst}
      </PageLink>
    </StatusText>
  );
}
