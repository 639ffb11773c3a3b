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
 * Asked before anything is started, so that a taken port costs no half-started database.
 *
 * @throws LaunchError that says what to do, when the port cannot be listened on.
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
  throw new LaunchError(`Port ${port} cannot be listened on (${problem}). Choose another one:\n\n${retry}\n`);
}
