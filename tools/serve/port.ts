import { once } from 'node:events';
import { createServer } from 'node:net';

const standardPort = 4173;

/** The port that PORT names, or 4173. Throws an error that says what is allowed. */
export const readPort = (given: string | undefined): number => {
  if (given === undefined || given.trim() === '') return standardPort;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(
    `PORT is "${given}", but must be a whole number from 1 to 65535: PORT=4174 npm start`,
  );
};

/** The error message for a port that another program uses. */
export const takenPort = (port: number) =>
  `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`;

/** Rejects where the port is taken. Called first: nobody should wait for a build that is not served. */
export const assertFreePort = async (port: number): Promise<void> => {
  const server = createServer();
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    // Other reasons are reported when the site is served.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new Error(takenPort(port));
    return;
  }
  server.close();
  await once(server, 'close');
};
