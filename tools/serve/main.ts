import { preview } from 'vite';
import { buildSite, siteFolder } from '../build/build-site';
import { reportAndExit } from '../report-and-exit';
import { readPort } from './read-port';

const start = async () => {
  const port = readPort(process.env.PORT);
  await buildSite(process.cwd());
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: siteFolder },
    preview: { port, strictPort: true },
  }).catch((error: unknown) => {
    throw portTaken(error, port);
  });
  console.log(
    `The site is at http://localhost:${port}, what it stored at http://localhost:${port}/__local/`,
  );
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

const portTaken = (error: unknown, port: number) =>
  error instanceof Error && /EADDRINUSE|already in use/.test(error.message)
    ? new Error(
        `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
      )
    : error;

await start().catch(reportAndExit);
