import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { createUnsubscribeLinks, linkTo, unsubscribePath } from '../mail/public.ts';
import { turnRemindersOff } from './profile/turn-reminders-off.ts';

const bodyLimitBytes = 1_024;

/**
 * What the `List-Unsubscribe` header of reminders names (RFC 8058): a POST of a mail program turns them off, whatever form
 * its body has, with no sign-in and no redirect. A GET, which programs also make to look, changes nothing and leads to the
 * switch. No call of the contract: nobody but mail programs makes it.
 */
export async function installUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  const links = createUnsubscribeLinks(context.config.sessionSecrets);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>(unsubscribePath, async ({ params }, reply) => {
      const playerId = links.playerOf(params.token);
      if (playerId === null) throw new Problem('not_found');
      await turnRemindersOff(context, playerId);
      return reply.code(204).send();
    });
    scope.get(unsubscribePath, async (_request, reply) => reply.redirect(linkTo('', 'account'), 303));
  });
}
