import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { createUnsubscribeLinks, linkTo, unsubscribePath } from '../mail/public.ts';
import { turnRemindersOff } from './profile/turn-reminders-off.ts';

const bodyLimitBytes = 1_024;

/**
 * The URL in the `List-Unsubscribe` header of reminders (RFC 8058). A POST by a mail program turns reminders off, with
 * any body, without sign-in and without redirect.
 * A GET changes nothing and redirects to the setting, because mail programs also send GETs to check the link.
 * It is not part of the contract, because only mail programs call it.
 */
export async function installUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  const links = createUnsubscribeLinks(context.config.sessionSecrets, context.cells?.own ?? null);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    const config = { cellSource: 'token' } as const;
    scope.post<{ Params: { token: string } }>(unsubscribePath, { config }, async ({ params }, reply) => {
      const playerId = links.playerOf(params.token);
      if (playerId === null) throw new Problem('not_found');
      await turnRemindersOff(context, playerId);
      return reply.code(204).send();
    });
    scope.get(unsubscribePath, async (_request, reply) => reply.redirect(linkTo('', 'account'), 303));
  });
}
