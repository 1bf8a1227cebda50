import * as files from './fs';

/** What is used of `node:fs/promises`, in a worker. */
const later =
  <Given extends unknown[], Made>(call: (...given: Given) => Made) =>
  (...given: Given): Promise<Made> =>
    Promise.resolve().then(() => call(...given));

export const link = later(files.linkSync);
export const mkdir = later(files.mkdirSync);
export const readFile = later(files.readFileSync);
export const rm = later(files.rmSync);
export const stat = later(files.statSync);
export const utimes = later(files.utimesSync);

export const open = later((path: string, flags: 'r' | 'r+' | 'wx', mode?: number) => {
  const handle = files.openSync(path, flags, mode);
  return {
    writeFile: later((text: string) => files.writeSync(handle, Buffer.from(text))),
    close: later(() => files.closeSync(handle)),
  };
});
