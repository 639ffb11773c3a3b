import { createServer } from 'node:net';
import { LaunchError } from './launch-error.ts';

function tryListen(port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, exclusive: true }, () => {
      server.close((error) => (error === undefined ? resolve(undefined) : reject(error)));
    });
  });
}

/**
 * Checks the port before anything starts, so that a taken port does not leave a half-started database.
 *
 * @throws LaunchError with instructions when the port is not available.
 */
export async function assertPortFree(port: number): Promise<void> {
  const problem = await tryListen(port);
  if (problem === undefined) return;
  const other = port < 65_535 ? port + 1 : port - 1;
  const retry = `  PORT=${other} npx --yes pnpm@12.21.0 start`;
  if (problem === 'EADDRINUSE') {
    throw new LaunchError(
      `Port ${port} is taken: another program listens on it, perhaps an earlier Goldwren.\n` +
        `Stop that one (to see which it is: lsof -i :${port}), or choose another port:\n\n${retry}\n`,
    );
  }
  throw new LaunchError(`Port ${port} is not available (${problem}). Choose another one:\n\n${retry}\n`);
}
