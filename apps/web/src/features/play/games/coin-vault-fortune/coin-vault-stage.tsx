import type { Round } from '@goldwren/contracts/player';
import type { CoinVaultEvent } from '@goldwren/game-engine/games/coin-vault-fortune';
import { coinVaultFortune as words } from '@goldwren/messages/current/games/coin-vault-fortune';
import { useState } from 'react';
import { eventsOf, type StageProps } from '../../model/game-module.ts';
import type { BonusOf } from '../../reels/bonus.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { later } from '../../shell/later.tsx';
import { coinVaultReels } from './reel-game.ts';
import type { VaultView } from './show-vault.ts';
import type { VaultProps } from './vault.tsx';

const { sheet, feature: coin } = coinVaultReels;
/** The code of the vault, loaded once the table is open. */
const opened = () => import('./vault.tsx');
const vault = later<VaultProps>(async () => (await opened()).Vault);

/** How the vault of a round ended. Undefined when it stayed closed. */
function endOf(round: Round): End | undefined {
  return eventsOf<CoinVaultEvent>(round).find((event): event is End => event.type in ended);
}
type End = Extract<CoinVaultEvent, { type: 'vault_win' | 'grand' }>;

/** The text of the band for each end. */
const ended = { vault_win: words.vaultClosed, grand: words.vaultFull };

/** Coin Vault Fortune: five reels, and a vault above them that six coins open. */
export function CoinVaultStage(props: StageProps) {
  const { phase, round, calm } = props;
  const [played, setPlayed] = useState<{ round: string; view: VaultView } | null>(null);
  const end = phase === 'staking' ? undefined : round && endOf(round);
  const live = phase === 'showing' && played?.round === round?.round_id ? (played?.view ?? null) : null;
  const shown = end && (live || phase !== 'showing');
  const held = live?.scene === 'held' && { words: words.respinsLeft(live.left), collectedX100: live.sumX100 };
  const over = end && live?.scene !== 'intro' && { words: ended[end.type], collectedX100: end.pay_x100 };
  const bonus: BonusOf = (told) =>
    endOf(told)
      ? {
          note: words.summary(told.events),
          play: async (show) =>
            (await opened()).showVault(told, show, (view) => setPlayed({ round: told.round_id, view })),
        }
      : null;
  return (
    <ReelStage
      {...{ game: coinVaultReels, slug: 'coin-vault-fortune', words, className: 'coin-vault', bonus }}
      {...props}
      bonusBand={(shown && (held || over)) || null}
    >
      {round && shown && <vault.Part {...{ round, live, calm, sheet, coin, words }} />}
      <vault.Ahead />
    </ReelStage>
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function CoinVaultPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={coinVaultReels.sheet} id={id} className="size-9" />;
}
