import type { SupportForm } from '@goldwren/contracts/player';
import type pg from 'pg';
import type { Player } from './players.ts';

let written = 0;

/** A message that is accepted, of somebody who wrote no other. */
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

/** A player's own ticket; its id. */
export async function openTicket(player: Player, overrides: Partial<SupportForm> = {}): Promise<string> {
  const { ticket_id: id } = await player.client.support.write({
    body: supportForm({ email: player.email, ...overrides }),
  });
  return id as string;
}

/** The ticket with this reference, as it is stored. */
export async function storedTicket(owner: pg.Pool, reference: string) {
  const { rows } = await owner.query('SELECT * FROM support_ticket WHERE reference = $1', [reference]);
  return rows[0];
}
