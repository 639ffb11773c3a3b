import type { Currency } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { currencies } from '@goldwren/rules';
import { memo, useId } from 'react';
import { coinCode } from '../../../../lib/i18n/format.ts';
import type { ProblemLink } from '../../../../lib/problems/describe-problem.ts';
import { CoinMark } from '../../../../shared/coins/coin-mark.tsx';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';
import { coinNames } from '../../model/outcome-sentence.ts';

/** The reason why Sweeps Coins cannot be chosen, and a link to change that. */
export interface CoinLock {
  readonly text: string;
  readonly link: ProblemLink | null;
}

interface CoinSwitchProps {
  currency: Currency;
  /** True while a round is running, when the coin cannot change. */
  locked: boolean;
  sweepsLock: CoinLock | null;
  onChange: (currency: Currency) => void;
}

/** Native radio buttons provide arrow keys, names and states. */
export const CoinSwitch = memo(function CoinSwitch({ currency, locked, sweepsLock, onChange }: CoinSwitchProps) {
  const name = useId();
  return (
    <fieldset className="option-switch coin-switch" aria-describedby={sweepsLock ? `${name}-lock` : undefined}>
      <legend className="sr-only">{play.coin}</legend>
      {currencies.map((coin) => (
        <label key={coin} data-coin={coin === 'gold' ? 'gc' : 'sc'}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={coinNames[coin]}
            checked={coin === currency}
            disabled={(locked && coin !== currency) || (coin === 'sweeps' && sweepsLock !== null)}
            onChange={() => onChange(coin)}
          />
          <span>
            <CoinMark currency={coin} />
            {coinCode(coin)}
          </span>
        </label>
      ))}
      {sweepsLock && (
        <span id={`${name}-lock`} hidden>
          {sweepsLock.text}
        </span>
      )}
    </fieldset>
  );
});

/** Shows the reason when there is no newer message. */
export function CoinLockNote({ lock }: { lock: CoinLock }) {
  return (
    <p className="bar-ready">
      {lock.text}{' '}
      {lock.link && (
        <PageLink className="link" page={lock.link.page}>
          {lock.link.label}
        </PageLink>
      )}
    </p>
  );
}
