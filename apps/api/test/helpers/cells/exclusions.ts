import { shareExclusions } from '../../../src/modules/exclusions/public.ts';
import type { TestApi } from '../api/test-api.ts';
import { type Person, tryToRegister } from '../people/exclusions.ts';
import type { Player } from '../people/players.ts';
import type { TwoCells } from './two-cells.ts';

/** Does what the workers of both cells do: the first publishes before the second reads, and then the reverse. */
export async function shareBoth({ one, two }: TwoCells): Promise<void> {
  await shareExclusions(one.context);
  await shareExclusions(two.context);
  await shareExclusions(one.context);
}

/** Registers this person in a cell, with a verified email. Returns null when no account was created. */
export async function tryToRegisterIn(
  cells: TwoCells,
  cell: 'cell_one' | 'cell_two',
  person: Partial<Person>,
): Promise<Player | null> {
  await cells.openOnly(cell);
  const api = apiOf(cells, cell);
  const player = await tryToRegister(api, person);
  await cells.openOnly(null);
  if (player) await api.owner.query('UPDATE player SET email_verified_at = now() WHERE id = $1', [player.id]);
  return player;
}

/** Does the same for a person who is not excluded. */
export async function registerIn(
  cells: TwoCells,
  cell: 'cell_one' | 'cell_two',
  person: Partial<Person>,
): Promise<Player> {
  const player = await tryToRegisterIn(cells, cell, person);
  if (!player) throw new Error('no account was created');
  return player;
}

function apiOf(cells: TwoCells, cell: 'cell_one' | 'cell_two'): TestApi {
  return cell === 'cell_one' ? cells.one : cells.two;
}

export async function restrictionsOf(player: Player) {
  return (await player.client.auth.me()).user.restrictions;
}
