import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What describes one answer rather than the site. */
const ofTheAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

/** What browsers offer to pages and this one never asks for; full screen is for the game. */
const nothingPermitted =
  'accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()';

/**
 * No script, style or frame from anywhere but this origin; HTTPS is pinned in production only. Helmet works the same
 * headers out anew for every request, which cost 3 % of the API's time under load, so it is asked once.
 */
export async function securityHeaders(isProduction: boolean): Promise<Readonly<Record<string, string>>> {
  return { ...(await headersOfHelmet(optionsFor(isProduction))), 'permissions-policy': nothingPermitted };
}

/** Puts them on every answer that a hook can reach. */
export function installSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(fastifyHelmet, options);
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const kept = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function optionsFor(isProduction: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isProduction ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isProduction ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  };
}
