import type { Currency, RoundRecord } from '@goldwren/contracts/player';
import { certificate } from '@goldwren/messages/current/certificate';
import { formatHundredths, parseHundredths } from '@goldwren/rules';
import { coinsWithCode, formats } from '../../../lib/i18n/format.ts';

/** What a certificate says. It contains nothing about the player: no name, no ID and no balance. */
export interface CertificateFacts {
  /** From which the seal is drawn. */
  readonly commitment: string;
  readonly currency: Currency;
  readonly game: string;
  readonly result: string;
  readonly day: string;
}

type Settled = Pick<RoundRecord, 'commitment' | 'game' | 'currency' | 'stake' | 'raised' | 'payout'>;

/** The payout of a settled round as a multiple of everything that was staked, and as amounts. */
function resultOf({ currency, stake, raised, payout }: Settled): string {
  const [staked, paid] = [
    (parseHundredths(stake) ?? 0n) + (parseHundredths(raised) ?? 0n),
    parseHundredths(payout) ?? 0n,
  ];
  return certificate.result({
    multiple: paid === 0n || staked === 0n ? null : formats.multiple(Number((paid * 100n) / staked)),
    paid: coinsWithCode(payout, currency),
    stake: coinsWithCode(formatHundredths(staked), currency),
  });
}

/** @param at the time or the day of the round */
export function certificateFacts(round: Settled, at: string | Date): CertificateFacts {
  return {
    commitment: round.commitment,
    currency: round.currency,
    game: round.game.title,
    result: resultOf(round),
    day: formats.day(at),
  };
}
