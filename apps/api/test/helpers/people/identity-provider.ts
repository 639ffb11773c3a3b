import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll } from 'vitest';

/** What the provider says about the person who signs in. */
export interface ProviderUser {
  readonly sub: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** A real OpenID Connect provider on this machine. Its own sign-in page signs `user` in without a question. */
export interface TestProvider {
  issuer: string;
  user: ProviderUser;
  /** Lifetime of a code, in seconds. */
  codeSeconds: number;
  /** Changes each answer of the provider before it is sent, to simulate a faulty or malicious one. */
  intercept: ((path: string) => { readonly status: number; readonly body: string } | 'silence' | null) | null;
}

export const testClient = {
  id: 'goldwren',
  secret: 'a secret of the client that only tests know',
  redirectUri: 'http://localhost/staff/sign-in',
};

/** Starts a provider for the tests of a file. */
export function setUpProvider(): TestProvider {
  const test: TestProvider = {
    issuer: '',
    user: { sub: 'nobody', email: 'nobody@example.test', isVerified: true },
    codeSeconds: 60,
    intercept: null,
  };
  let provider: Provider;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const changed = test.intercept?.(path) ?? null;
    if (changed === 'silence') return;
    if (changed !== null) {
      response.writeHead(changed.status, { 'content-type': 'application/json' }).end(changed.body);
    } else if (path.startsWith('/interaction/')) await finishInteraction(provider, test.user, request, response);
    else provider.callback()(request, response);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    test.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = makeProvider(test);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return test;
}

function makeProvider(test: TestProvider): Provider {
  return new Provider(test.issuer, {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [testClient.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the cookies that only tests know'] },
    ttl: {
      AuthorizationCode: () => test.codeSeconds,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: test.user.email, email_verified: test.user.isVerified }),
    }),
  });
}

async function finishInteraction(
  provider: Provider,
  { sub }: ProviderUser,
  ...[request, response]: Parameters<Provider['interactionDetails']>
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: sub, clientId: params.client_id as string });
  grant.addOIDCScope('openid email');
  const result = { login: { accountId: sub }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Opens a URL of the provider like a browser. Returns the query with which the provider sends it back. */
export async function signInAtProvider(url: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  let next = url;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    if (location.startsWith(testClient.redirectUri)) return new URL(location).searchParams;
    next = new URL(location, next).href;
  }
  throw new Error('the provider redirects without end');
}
