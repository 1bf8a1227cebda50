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
