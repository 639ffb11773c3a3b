import type { FastifyInstance } from 'fastify';

const validDays = 180;
const dayMs = 86_400_000;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. `Expires` is computed per request. */
export function installSecurityContact(app: FastifyInstance, contact: string, origin: string | null): void {
  app.get('/.well-known/security.txt', { logLevel: 'warn' }, async (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, fr',
      ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
