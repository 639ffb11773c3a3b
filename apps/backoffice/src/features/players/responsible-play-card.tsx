import type { PlayerFile, PlayLimit } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { moneyText } from '../../shared/money.tsx';
import { When } from '../../shared/when.tsx';
import { ProtectPlayer } from './protect-player.tsx';

const texts: Readonly<Record<PlayLimit['kind'], (amount: string) => string>> = {
  purchase: (amount) => moneyText(amount, 'USD'),
  gold_loss: (amount) => moneyText(amount, 'gold'),
  sweeps_loss: (amount) => moneyText(amount, 'sweeps'),
  play_time: (amount) => messages.minutes(Number(amount)),
};

function amountOf(kind: PlayLimit['kind'], amount: string): string {
  return texts[kind](amount);
}

function limitText({ kind, used, amount, wanted }: PlayLimit): string {
  const pendingChange = wanted && messages.wanted(wanted.amount === null ? null : amountOf(kind, wanted.amount));
  return [messages.usedOf(amountOf(kind, used), amountOf(kind, amount)), pendingChange].filter(Boolean).join('; ');
}

/** The limits and breaks of the player. Staff can only make them stricter. */
export function ResponsiblePlayCard({ id, status, responsible_play: controls }: PlayerFile) {
  const { limits, reality_check_minutes: minutes, cool_off_until: coolOff, self_exclusion: exclusion } = controls;
  return (
    <SectionCard title={messages.controls}>
      <p className="mb-3 text-sm text-ink-3">{messages.controlsText}</p>
      <Facts
        facts={[
          limits.length === 0 ? [messages.limits, messages.noLimits] : null,
          ...limits.map((limit) => [messages.limitOf(limit.kind, limit.period), limitText(limit)] as const),
          minutes === null ? null : [messages.realityCheck, messages.every(messages.minutes(minutes))],
          coolOff ? [messages.coolOffUntil, <When key="cool-off" at={coolOff} />] : null,
          exclusion ? [messages.excludedSince, <When key="since" at={exclusion.since} />] : null,
          exclusion
            ? [messages.excludedUntil, exclusion.until ? <When key="until" at={exclusion.until} /> : messages.forGood]
            : null,
          exclusion?.ends_at ? [messages.returnsAt, <When key="ends" at={exclusion.ends_at} />] : null,
        ]}
      />
      {status === 'closed' ? null : <ProtectPlayer id={id} />}
    </SectionCard>
  );
}
