import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly ofPages: Headers;
  /** Of the API's answers, and of refusals before anything was routed: what concerns a page says nothing of them. */
  readonly ofAnswers: Headers;
}

/** What describes one answer rather than the site. */
const ofTheAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

/** What browsers offer to pages and this one never asks for; full screen is for the game. */
const nothingPermitted =
  'accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()';

/**
 * No script, style or frame from anywhere but this origin; HTTPS is pinned in production only. Helmet works the same
 * headers out anew for every request, which cost 3 % of the API's time under load, so it is asked once.
 */
export async function securityHeaders(isProduction: boolean): Promise<SecurityHeaders> {
  const ofPages = { ...(await headersOfHelmet(optionsFor(isProduction))), 'permissions-policy': nothingPermitted };
  return { ofPages, ofAnswers: headersOfAnswers(ofPages) };
}

/** Those that say something of an answer which is no page: nobody frames it, and nothing runs in it. */
function headersOfAnswers(ofPages: Headers): Headers {
  const kept = [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-resource-policy',
  ].filter((name) => ofPages[name] !== undefined);
  return {
    ...Object.fromEntries(kept.map((name) => [name, ofPages[name] as string])),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  };
}

/** Puts them on every answer that a hook can reach. */
export function installSecurityHeaders(app: FastifyInstance, { ofPages, ofAnswers }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofAnswers : ofPages);
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
