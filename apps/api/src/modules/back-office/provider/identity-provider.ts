import { setTimeout as wait } from 'node:timers/promises';
import { canonicalEmail } from '@goldwren/rules';
import * as oidc from 'openid-client';
import type { OidcSettings } from '../../../config/oidc.ts';
import { Problem } from '../../../platform/problem.ts';

/** One round trip to the provider. It is encrypted for the browser, which brings it back. */
export interface ProviderAttempt {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier. */
  readonly verifier: string;
  /** Where the provider sends the browser. It must be the same in both calls. */
  readonly redirectUri: string;
}

/** What the provider answered, in the query of the redirect URI. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** Whom the provider authenticated. */
export interface ProviderPerson {
  /** Issuer and subject. */
  readonly identity: string;
  /** Null when the provider does not say that it has verified it. */
  readonly email: string | null;
}

export interface IdentityProvider {
  /** @throws Problem `unavailable`. */
  urlFor(attempt: ProviderAttempt): Promise<string>;
  /** @throws Problem `link_invalid` when the answer or the token does not fit the attempt; `unavailable`. */
  personOf(attempt: ProviderAttempt, answer: ProviderAnswer): Promise<ProviderPerson>;
}

/** A person waits for the answer. */
const limitMs = 4_500;
/** The provider may change its keys and endpoints. openid-client reads the keys again when a token has an unknown one. */
const discoveredForMs = 3_600_000;

/** OpenID Connect with the authorization code flow, PKCE, state and nonce. `openid-client` checks every answer. */
export function createIdentityProvider({ issuer, clientId, clientSecret }: OidcSettings): IdentityProvider {
  let known: { readonly config: oidc.Configuration; readonly until: number } | null = null;

  async function configuration(): Promise<oidc.Configuration> {
    if (known === null || known.until < Date.now()) {
      const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
      // Every server must accept the secret in this way (RFC 6749, section 2.3.1).
      const authentication = oidc.ClientSecretBasic(clientSecret);
      const config = await oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
        // The signature of the token is checked, too, although it comes over TLS.
        execute: [oidc.enableNonRepudiationChecks, ...insecure],
        timeout: limitMs / 1_000,
      });
      known = { config, until: Date.now() + discoveredForMs };
    }
    return known.config;
  }

  return {
    urlFor: ({ state, nonce, verifier, redirectUri }) =>
      withinLimit(async () => {
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          scope: 'openid email',
          redirect_uri: redirectUri,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return url.href;
      }),
    personOf: ({ state, nonce, verifier, redirectUri }, answer) =>
      withinLimit(async () => {
        const url = new URL(redirectUri);
        for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
        const tokens = await oidc.authorizationCodeGrant(await configuration(), url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims() as oidc.IDToken;
        const { email, email_verified: isVerified } = claims;
        return {
          identity: `${claims.iss} ${claims.sub}`,
          email: isVerified === true && typeof email === 'string' ? canonicalEmail(email) : null,
        };
      }),
  };
}

/** Codes of openid-client for an answer that does not fit the attempt. Every other error means that the provider is at fault. */
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
]);

async function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = wait(limitMs, null, { signal: timer.signal }).then(() => {
    throw new Error('the identity provider did not answer in time');
  });
  try {
    return await Promise.race([work(), late]);
  } catch (cause) {
    throw new Problem(isRefusal(cause) ? 'link_invalid' : 'unavailable', { cause, internal: String(cause) });
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof Error && 'code' in error && refusals.has(String(error.code));
}
