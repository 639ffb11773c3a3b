import type { FastifyInstance } from 'fastify';

const displayName = Symbol.for('fastify.display-name');

/**
 * Registers a plugin with its own scope. To find a name for a plugin without this symbol, Fastify compares it with every loaded
 * CommonJS module. An application with hundreds of scopes would start more slowly.
 * @param name Appears in the errors of Fastify.
 */
export function registerScope(
  app: FastifyInstance,
  name: string,
  plugin: (scope: FastifyInstance) => Promise<void>,
): ReturnType<FastifyInstance['register']> {
  return app.register(Object.assign(plugin, { [displayName]: name }));
}
