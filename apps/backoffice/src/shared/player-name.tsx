import type { PlayerLine } from '@goldwren/contracts/staff';

/**
 * A player in a list: first name with initial, and the masked email that distinguishes players with the same
 * name.
 */
export function PlayerName({ display, email }: Omit<PlayerLine, 'id'>) {
  return (
    <>
      <span className="whitespace-nowrap">{display}</span>
      <span className="block text-sm break-all text-ink-3">{email}</span>
    </>
  );
}
