import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly pages: Headers;
  /** For the API's answers and for rejections before routing. They leave out headers that only concern pages. */
  readonly answers: Headers;
}

/** Headers that describe one answer rather than the site. */
const perAnswerHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Disables the browser features that the site never uses. Games use full screen and autoplay. */
const permissionsPolicy =
  'accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()';

/**
 * Allows scripts, styles and frames from this origin only. HSTS is sent in production only. Helmet would compute the same
 * headers for every request, which cost 3 % of the API's time under load, so they are computed once.
 */
export async function securityHeaders(isProduction: boolean): Promise<SecurityHeaders> {
  const pages = { ...(await headersOfHelmet(optionsFor(isProduction))), 'permissions-policy': permissionsPolicy };
  return { pages, answers: headersOfAnswers(pages) };
}

/** Headers for answers that are not pages: they forbid frames and scripts. */
function headersOfAnswers(pages: Headers): Headers {
  const kept = [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-resource-policy',
  ].filter((name) => pages[name] !== undefined);
  return {
    ...Object.fromEntries(kept.map((name) => [name, pages[name] as string])),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  };
}

/** Sets the headers in a hook. Answers that are sent before any hook set them separately. */
export function installSecurityHeaders(app: FastifyInstance, { pages, answers }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? answers : pages);
    done();
  });
}

async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(fastifyHelmet, options);
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const kept = Object.entries(headers).filter(([name]) => !perAnswerHeaders.has(name));
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
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
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
