import { push } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const endpoint = z.string().max(push.endpointMaxLength).describe('Address at the push service, from the browser.');

const pushSubscription = z
  .object({
    id: uuid,
    endpoint,
    created_at: instant,
    last_success_at: instant.nullable().describe('When the push service last accepted a notification.'),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof pushSubscription>;

/** Base64url of exactly this many bytes. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`));

export const pushContract = c.router({
  get: {
    ...endpoints.push.get,
    ...forPlayers,
    summary: 'List the browsers with push notifications',
    description:
      'Push notifications are about redemptions and the security of the account only. Each browser is turned on separately.',
    responses: {
      200: z.object({
        public_key: z
          .string()
          .nullable()
          .describe('The VAPID key (`applicationServerKey`) for a new subscription. Null when this server sends none.'),
        results: z.array(pushSubscription).max(push.browsers),
      }),
      ...problems(401),
    },
  },
  subscribe: {
    ...endpoints.push.subscribe,
    ...forPlayers,
    summary: 'Turn push notifications on for a browser',
    description: `Stores the subscription of a browser. The endpoint must belong to a push service that this server accepts. A player can have ${push.browsers} browsers; a newer one replaces the oldest. Returns 404 when this server sends no notifications.`,
    body: z.object({
      endpoint,
      p256dh: bytes(65).describe('Public key of the browser (P-256, uncompressed, base64url).'),
      auth: bytes(16).describe('Authentication secret of the browser (16 bytes, base64url).'),
    }),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  unsubscribe: {
    ...endpoints.push.unsubscribe,
    ...forPlayers,
    summary: 'Turn push notifications off for a browser',
    description: 'Takes effect immediately.',
    pathParams: z.object({ id: uuid.describe('ID of the subscription.') }),
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  test: {
    ...endpoints.push.test,
    ...forPlayers,
    summary: 'Send a test notification',
    description: 'Sends a notification to every browser of the player that has them turned on.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
});
