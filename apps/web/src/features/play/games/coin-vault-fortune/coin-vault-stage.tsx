import type { Round } from '@goldwren/contracts/player';
import type { CoinVaultEvent } from '@goldwren/game-engine/games/coin-vault-fortune';
import { coinVaultFortune as messages } from '@goldwren/messages/current/games/coin-vault-fortune';
import { useState } from 'react';
import { eventsOf, type StageProps } from '../../model/game-module.ts';
import type { BonusOf } from '../../reels/feature/bonus.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { loadLater } from '../../shell/loading/load-later.tsx';
import type { DoorProps } from './door.tsx';
import { coinVaultReels } from './reel-game.ts';
import type { VaultView } from './show-vault.ts';
import type { VaultProps } from './vault.tsx';

const { sheet, feature: coin } = coinVaultReels;
/** The code of the vault, loaded once the table is open. */
const opened = () => import('./vault.tsx');
const vault = loadLater<VaultProps>(async () => (await opened()).Vault);
const door = loadLater<DoorProps>(async () => (await opened()).Door);

/** How the vault of a round ended. Undefined when it stayed closed. */
function endOf(round: Round): End | undefined {
  return eventsOf<CoinVaultEvent>(round).find((event): event is End => event.type in ended);
}
type End = Extract<CoinVaultEvent, { type: 'vault_win' | 'grand' }>;

/** The text of the band for each end. */
const ended = { vault_win: messages.noRespins, grand: `${messages.grand} · ${messages.vaultFull}` };

/** Coin Vault Fortune: five reels, and a vault above them that six coins open. */
export function CoinVaultStage(props: StageProps) {
  const { phase, round, reducedMotion } = props;
  const [played, setPlayed] = useState<{ round: string; view: VaultView } | null>(null);
  const end = phase === 'staking' ? undefined : round && endOf(round);
  const live = phase === 'showing' && played?.round === round?.round_id ? (played?.view ?? null) : null;
  const shown = end && (live || phase !== 'showing');
  const held = live?.scene === 'held' && { text: messages.respinsLeft(live.left), collectedX100: live.sumX100 };
  const isOpening = live?.scene === 'door' || live?.scene === 'intro';
  const over = end && !isOpening && { text: ended[end.type], collectedX100: end.pay_x100 };
  const isOpen = live !== null && live.scene !== 'shut';
  const bonus: BonusOf = (settled) =>
    endOf(settled)
      ? {
          note: messages.summary(settled.events),
          play: async (show) =>
            (await opened()).showVault(settled, show, (view) => setPlayed({ round: settled.round_id, view })),
        }
      : null;
  return (
    <ReelStage
      {...{ game: coinVaultReels, slug: 'coin-vault-fortune', messages, bonus }}
      {...props}
      className={isOpen ? 'coin-vault is-open' : 'coin-vault'}
      scene={() => <door.Part open={isOpen} />}
      bonusBand={(shown && (held || over)) || null}
    >
      {round && shown && <vault.Part {...{ round, live, reducedMotion, sheet, coin, messages }} />}
      <vault.Ahead />
    </ReelStage>
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function CoinVaultPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={coinVaultReels.sheet} id={id} className="size-9" />;
}
