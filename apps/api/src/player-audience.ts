import { playerContract } from '@goldwren/contracts/player';
import { cookies, session } from '@goldwren/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { networkOf } from './http/caller/network-of.ts';
import { createRelocate, installCookieRouting } from './http/cells/cell-routing.ts';
import { playerCellSources } from './http/cells/public-calls.ts';
import { type BindCalls, createBinding } from './http/contract/bind-contract.ts';
import { createAnswerSigner } from './http/receipts/answer-signer.ts';
import { installReceipts } from './http/receipts/install-receipts.ts';
import { installSessions, requireSignedIn, sessionCookieName, signedIn } from './http/sessions/session.ts';
import { createSessionReader, deleteSession, writeSession } from './modules/auth/public.ts';
import { consumeRateLimit } from './modules/rate-limits/public.ts';
import { createStatementKeys } from './platform/crypto/statement-keys.ts';

const dayMs = 86_400_000;

export async function installPlayerSessions(
  scope: FastifyInstance,
  { config, database, cells }: Context,
): Promise<void> {
  if (cells) installCookieRouting(scope, cells, sessionCookieName(config.isProduction, cookies.session.name));
  await installSessions(scope, {
    as: 'player',
    cookieName: cookies.session.name,
    sameSite: 'lax',
    absoluteMs: session.absoluteDays * dayMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    cell: cells?.own ?? null,
    store: {
      read: createSessionReader(database.db),
      write: (idHash, playerId, from) => writeSession(database.db, idHash, playerId, from),
      remove: (idHash) => deleteSession(database.db, idHash),
    },
  });
}

export function playerBinding({ database, config, cells }: Context): BindCalls {
  const sign = createAnswerSigner(createStatementKeys(config.statementKeys), () => new Date());
  return createBinding(playerContract, {
    installReceipts: (scope) =>
      installReceipts(scope, { sign, playerOf: (request) => signedIn(request, 'player')?.id ?? null }),
    cells: cells && {
      sources: playerCellSources,
      relocate: createRelocate(cells, sessionCookieName(config.isProduction, cookies.session.name)),
    },
    principalOf: (request) => requireSignedIn(request, 'player'),
    admitUpload: (request, { id }) =>
      consumeRateLimit(database.db, [
        { rateLimit: 'uploadPlayer', subject: id },
        { rateLimit: 'uploadAddress', subject: networkOf(request.ip) },
      ]),
  });
}
