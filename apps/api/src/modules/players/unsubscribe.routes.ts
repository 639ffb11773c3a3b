import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { turnRemindersOff } from './profile/turn-reminders-off.ts';

interface UnsubscribeDeps {
  readonly path: string;
  readonly accountPage: string;
  readonly playerOf: (token: string) => string | null;
  readonly turnOff: Parameters<typeof turnRemindersOff>[0];
}

const bodyLimitBytes = 1_024;

/**
 * What the `List-Unsubscribe` header of reminders names (RFC 8058): a POST of a mail program turns them off, whatever form
 * its body has, with no sign-in and no redirect. A GET, which programs also make to look, changes nothing and leads to the
 * switch. No call of the contract: nobody but mail programs makes it.
 */
export async function installUnsubscribe(app: FastifyInstance, deps: UnsubscribeDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>(deps.path, async ({ params }, reply) => {
      const playerId = deps.playerOf(params.token);
      if (playerId === null) throw new Problem('not_found');
      await turnRemindersOff(deps.turnOff, playerId);
      return reply.code(204).send();
    });
    scope.get(deps.path, async (_request, reply) => reply.redirect(deps.accountPage, 303));
  });
}
