import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { selectOneReceived, selectReceived } from './mailbox.store.ts';
import { mailboxPage, mailboxStyle, mailPage, noSuchMailPage } from './mailbox-page.ts';

const listed = 100;
/** Mails have inline styles only. Nothing in them may run, load or send. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves `/dev/mail`, `/dev/mail/{id}` and `/dev/mail/{id}/html`. They are never registered in production, because they
 * need no sign-in.
 */
export function installMailboxPages(app: FastifyInstance, db: Db): void {
  const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const send = (reply: FastifyReply, status: number, html: string, csp = policy) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', csp)
      .send(html);
  app.get('/dev/mail', { logLevel: 'warn' }, async (_request, reply) => {
    return send(reply, 200, mailboxPage(await selectReceived(db, listed)));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', { logLevel: 'warn' }, async ({ params }, reply) => {
    const mail = uuid.test(params.id) ? await selectOneReceived(db, params.id) : null;
    return mail ? send(reply, 200, mailPage(mail)) : send(reply, 404, noSuchMailPage());
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', { logLevel: 'warn' }, async ({ params }, reply) => {
    const mail = uuid.test(params.id) ? await selectOneReceived(db, params.id) : null;
    reply.header('x-frame-options', 'SAMEORIGIN');
    return mail?.html ? send(reply, 200, mail.html, mailPolicy) : send(reply, 404, noSuchMailPage());
  });
}
