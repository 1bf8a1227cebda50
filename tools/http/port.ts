import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { errorCode } from '../../packages/files';

type Serving = { command: string; standard: number };

/** The commands that serve on a port, and their ports where PORT names none. */
export const npmStart: Serving = { command: 'npm start', standard: 4173 };
const npmDev: Serving = { command: 'npm run dev', standard: 5173 };
export const npmEdit: Serving = { command: 'npm run edit', standard: 5174 };

const withPort = (port: number, { command }: Serving) => `PORT=${port} ${command}`;

/** The port that PORT names, or the standard one. Throws an error that says what is allowed. */
export const readPort = (given: string | undefined, serving: Serving): number => {
  if (given === undefined || given.trim() === '') return serving.standard;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  const example = withPort(serving.standard + 1, serving);
  throw new Error(`PORT is "${given}", but must be a whole number from 1 to 65535: ${example}`);
};

/** Where the dev server is: at the port that PORT names or not at all, else at the standard one or the next free. */
export const devAddress = (given: string | undefined) => ({
  port: readPort(given, npmDev),
  strictPort: (given ?? '').trim() !== '',
});

/** Another program uses the port. */
class PortTaken extends Error {}

/** Has the server listen on this machine. Rejects in words where the port is taken. */
export const listenOn = async (server: Server, port: number, serving: Serving): Promise<void> => {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new PortTaken(
      `Port ${port} is taken by another program. Stop that, or choose another: ${withPort(port + 1, serving)}`,
    );
  }
};

/** Rejects where the port is taken. Called first: nobody should wait for what is then not served. */
export const assertFreePort = async (port: number, serving: Serving): Promise<void> => {
  const server = createServer();
  try {
    await listenOn(server, port, serving);
  } catch (error) {
    if (error instanceof PortTaken) throw error;
    // Other reasons are reported when the site is served.
    return;
  }
  server.close();
  await once(server, 'close');
};
