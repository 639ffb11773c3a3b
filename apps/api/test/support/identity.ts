import type { Identity } from '@goldwren/contracts/player';
import { type DocumentKind, documentKinds, productDay } from '@goldwren/rules';
import { photo } from './pictures.ts';
import type { Player } from './players.ts';

let usual: Promise<Buffer> | null = null;
/** One picture for all who do not care which. */
function usualPhoto(): Promise<Buffer> {
  usual ??= photo();
  return usual;
}

/** Sends a picture as a browser would; today's, when it is a proof of address. */
export async function send(player: Player, kind: DocumentKind, bytes?: Uint8Array): Promise<Identity> {
  const file = new Blob([new Uint8Array(bytes ?? (await usualPhoto()))]);
  const day = kind === 'address_proof' ? { issued_on: productDay(new Date()) } : {};
  return (await player.client.identity.upload({ body: { kind, file, ...day } })).identity;
}

/** Sends a document; returns its id. */
export async function sendDocument(player: Player, kind: DocumentKind = 'government_id'): Promise<string> {
  const { documents } = await send(player, kind);
  return documents.find((document) => document.kind === kind)?.id ?? '';
}

/** Everything that a resident of the United States sends, and the review asked for. */
export async function submitAll(player: Player, ssnLast4 = '6789'): Promise<Identity> {
  for (const kind of documentKinds) await send(player, kind);
  return (await player.client.identity.submit({ body: { ssn_last4: ssnLast4 } })).identity;
}
