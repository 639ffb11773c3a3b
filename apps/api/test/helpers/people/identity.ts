import type { Identity, RegisterForm } from '@goldwren/contracts/player';
import type { ApproveIdentityForm } from '@goldwren/contracts/staff';
import { type DocumentKind, documentKinds, productDay } from '@goldwren/rules';
import type pg from 'pg';
import type { Caller } from '../api/caller.ts';
import { photo } from './pictures.ts';
import { newPlayer, type Player } from './players.ts';

let usual: Promise<Buffer> | null = null;
/** Returns one shared picture, for tests that do not depend on its content. */
function usualPhoto(): Promise<Buffer> {
  usual ??= photo();
  return usual;
}

/** Uploads a picture like a browser. A proof of address gets today's date. */
export async function send(player: Player, kind: DocumentKind, bytes?: Uint8Array): Promise<Identity> {
  const file = new Blob([new Uint8Array(bytes ?? (await usualPhoto()))]);
  const day = kind === 'address_proof' ? { issued_on: productDay(new Date()) } : {};
  return (await player.client.identity.upload({ body: { kind, file, ...day } })).identity;
}

/** Uploads a document and returns its id. */
export async function sendDocument(player: Player, kind: DocumentKind = 'government_id'): Promise<string> {
  const { documents } = await send(player, kind);
  return documents.find((document) => document.kind === kind)?.id ?? '';
}

/** Uploads everything that a resident of the United States needs, and submits it for review. */
export async function submitAll(player: Player, ssnLast4 = '6789'): Promise<Identity> {
  for (const kind of documentKinds) await send(player, kind);
  return (await player.client.identity.submit({ body: { ssn_last4: ssnLast4 } })).identity;
}

/** Returns the id of a player's case that waits for a decision; empty when there is none. */
export async function waitingCase(reviewer: Caller, player: Player): Promise<string> {
  const { cases } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
  return cases.find(({ status }) => status === 'waiting')?.id ?? '';
}

/** Creates a player whose documents wait for review. */
export async function newCase(
  api: { caller(): Caller },
  reviewer: Caller,
  overrides: Partial<RegisterForm> = {},
): Promise<{ player: Player; caseId: string }> {
  const player = await newPlayer(api, overrides);
  await submitAll(player);
  return { player, caseId: await waitingCase(reviewer, player) };
}

let documents = 0;

/** Returns the approval form for a player of `registration()`. Every document has a unique number. */
export function approval(overrides: Partial<ApproveIdentityForm> = {}): ApproveIdentityForm {
  documents += 1;
  return {
    first_name: 'Robin',
    last_name: 'Wren',
    birth_date: '1990-05-17',
    document_number: `D-${process.pid}-${documents}`,
    ...overrides,
  };
}

export interface AuditLine {
  readonly action: string;
  readonly subject_id: string | null;
  readonly facts: unknown;
}

/** Returns the audit log of one subject, oldest first. */
export async function auditOf(owner: pg.Pool, subjectId: string): Promise<AuditLine[]> {
  const { rows } = await owner.query<AuditLine>(
    'SELECT action, subject_id, facts FROM staff_audit WHERE subject_id = $1 ORDER BY seq',
    [subjectId],
  );
  return rows;
}
