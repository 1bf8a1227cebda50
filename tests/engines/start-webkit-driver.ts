import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { soon } from './soon';

/** A free port of this machine; the driver chooses none itself. */
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const answers = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Settings of WebKitGTK for a container: its sandbox lacks permissions there, and there is neither a graphics
 * card nor a session bus for accessibility.
 */
const inContainer = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Starts WebKitWebDriver. Rejects if it does not answer. */
export const startWebkitDriver = async (program: string, display: string) => {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, ...inContainer, DISPLAY: display },
  });
  const address = `http://127.0.0.1:${port}`;
  await soon(`${program} answers`, () => answers(address), true);
  return { address, stop: () => void driver.kill() };
};
