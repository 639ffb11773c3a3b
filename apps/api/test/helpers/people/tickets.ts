import type { SupportForm } from '@goldwren/contracts/player';
import type pg from 'pg';
import type { Player } from './players.ts';

let written = 0;

/** Returns a valid support message of a new person. */
export function supportForm(overrides: Partial<SupportForm> = {}): SupportForm {
  written += 1;
  return {
    name: 'Robin Wren',
    email: `writer-${process.pid}-${written}@example.test`,
    subject: 'Where is my order?',
    category: 'payment',
    message: 'I paid on Monday.\nThe coins are not there.',
    ...overrides,
  };
}

/** Opens a ticket of a player and returns its id. */
export async function openTicket(player: Player, overrides: Partial<SupportForm> = {}): Promise<string> {
  const { ticket_id: id } = await player.client.support.write({
    body: supportForm({ email: player.email, ...overrides }),
  });
  return id as string;
}

/** Returns the stored ticket with this reference. */
export async function storedTicket(owner: pg.Pool, reference: string) {
  const { rows } = await owner.query('SELECT * FROM support_ticket WHERE reference = $1', [reference]);
  return rows[0];
}
