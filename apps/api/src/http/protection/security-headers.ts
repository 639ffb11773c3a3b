import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly pages: Headers;
  /** For the API's answers and for rejections before routing. They leave out headers that only concern pages. */
  readonly answers: Headers;
  /** For scripts, styles, typefaces and pictures. A first visit loads about 25 of them, and the headers of a page are 1.1 kB. */
  readonly files: Headers;
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
  const always = alwaysOf(pages);
  return {
    pages,
    answers: {
      ...always,
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
    // A worker may do what the policy of its file allows, and a picture can be opened as a document.
    files: {
      ...always,
      'content-security-policy': "default-src 'self';object-src 'none';frame-ancestors 'none';base-uri 'none'",
    },
  };
}

/** The headers that do not only concern pages. */
function alwaysOf(pages: Headers): Headers {
  const kept = [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-resource-policy',
  ].filter((name) => pages[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, pages[name] as string]));
}

/** The files of the sites (http/sites/sites.ts). Every other path can be a page. */
const fileUrl = /^(?:\/staff|\/dev\/ui)?\/assets\//;

/** Sets the headers in a hook. Answers that are sent before any hook set them separately. */
export function installSecurityHeaders(app: FastifyInstance, { pages, answers, files }: SecurityHeaders): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (url.startsWith('/api/')) reply.headers(answers);
    else reply.headers(fileUrl.test(url) ? files : pages);
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
