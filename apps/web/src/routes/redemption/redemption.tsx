import { PlayerPart } from '../../features/redeem/player-part.tsx';
import { RedeemFrame } from '../../features/redeem/redeem-frame.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** /redemption, behind the guard. */
export function Component() {
  const user = useAuth((state) => state.user);
  return user ? (
    <RedeemFrame>
      <PlayerPart user={user} />
    </RedeemFrame>
  ) : null;
}
