import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/caller/network-of.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { countPeople, type DirectoryPerson, selectPeople } from '../../staff/public.ts';
import { deletePerson, readPerson, setActive } from './off-board.ts';
import { listResponse, serviceProviderConfig, userResourceType, userSchemaResource } from './scim-discovery.ts';
import { installScimErrors, ScimError, scimType, sendScimError } from './scim-error.ts';
import { readId, readListRequest, readPatch, readReplacement } from './scim-input.ts';

type Deps = Pick<Context, 'database' | 'clock' | 'config'>;

const scimPath = '/api/scim/v2';
/** A user resource with a photo and an enterprise extension is smaller. */
const bodyLimit = 64 * 1024;

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Installs SCIM 2.0 (RFC 7644) for the directory of the operator, to disable accounts of staff. Without a token it does nothing. */
export async function installScim(api: FastifyInstance, deps: Deps): Promise<void> {
  const { scimToken } = deps.config;
  if (scimToken === null) return;
  const expected = hashOf(scimToken);
  await api.register(
    async (scope) => {
      installScimErrors(scope);
      const parse = scope.getDefaultJsonParser('error', 'error');
      scope.addContentTypeParser('application/scim+json', { parseAs: 'string', bodyLimit }, parse);
      scope.addHook('onRequest', async (request) => {
        await consumeRateLimit(deps.database.db, [{ rateLimit: 'directoryAddress', subject: networkOf(request.ip) }]);
        const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
        // Equally long hashes are compared, so that the time says nothing about the token.
        const fits = timingSafeEqual(hashOf(token), expected);
        if (!fits || !/^bearer$/i.test(scheme)) throw new ScimError(401, 'The bearer token is missing or wrong.');
      });
      installDiscovery(scope);
      installUsers(scope, deps);
      // A route, because the sites answer every unknown GET before a handler for missing routes.
      scope.all('/*', (_request, reply) => sendScimError(new ScimError(404, 'The resource does not exist.'), reply));
    },
    { prefix: scimPath },
  );
}

function installDiscovery(scope: FastifyInstance): void {
  const serve = (path: string, body: object) =>
    scope.get(path, async (_request, reply) => reply.type(scimType).send(body));
  serve('/ServiceProviderConfig', serviceProviderConfig);
  serve('/ResourceTypes', listResponse([userResourceType]));
  serve('/ResourceTypes/User', userResourceType);
  serve('/Schemas', listResponse([userSchemaResource]));
  serve(`/Schemas/${userSchemaResource.id}`, userSchemaResource);
}

interface OneUser {
  Params: { id: string };
}

function installUsers(scope: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const send = (request: FastifyRequest, reply: FastifyReply, person: DirectoryPerson) =>
    reply.type(scimType).send(userResource(person, originOf(request, deps)));
  scope.get('/Users', async (request, reply) => {
    const { filter, startIndex, count } = readListRequest(request.query);
    const [people, total] = await Promise.all([
      selectPeople(db, filter, { offset: startIndex - 1, limit: count }),
      countPeople(db, filter),
    ]);
    const origin = originOf(request, deps);
    const resources = people.map((person) => userResource(person, origin));
    return reply.type(scimType).send(listResponse(resources, total, startIndex));
  });
  scope.get<OneUser>('/Users/:id', async (request, reply) =>
    send(request, reply, await readPerson(deps, readId(request.params.id))),
  );
  scope.patch<OneUser>('/Users/:id', async (request, reply) =>
    send(request, reply, await setActive(deps, readId(request.params.id), readPatch(request.body))),
  );
  scope.put<OneUser>('/Users/:id', async (request, reply) => {
    const id = readId(request.params.id);
    const isActive = readReplacement(request.body);
    return send(request, reply, isActive === null ? await readPerson(deps, id) : await setActive(deps, id, isActive));
  });
  scope.delete<OneUser>('/Users/:id', async (request, reply) => {
    await deletePerson(deps, readId(request.params.id));
    return reply.code(204).send();
  });
  scope.post('/Users', async () => {
    throw new ScimError(403, 'SCIM cannot add accounts. An admin invites the person in the back office.');
  });
}

function originOf({ protocol, host }: FastifyRequest, { config }: Deps): string {
  return config.publicOrigin ?? `${protocol}://${host}`;
}

function userResource({ id, email, name, disabledAt, createdAt }: DirectoryPerson, origin: string): object {
  return {
    schemas: [userResourceType.schema],
    id,
    userName: email,
    displayName: name,
    name: { formatted: name },
    emails: [{ value: email, type: 'work', primary: true }],
    active: disabledAt === null,
    meta: { resourceType: 'User', created: createdAt.toISOString(), location: `${origin}${scimPath}/Users/${id}` },
  };
}
