/** Timeout in milliseconds. */
const patience = 60_000;

/** `performance.now()` after the first paint before which `holds` was true. */
export const painted = (holds: () => boolean) => {
  const deadline = performance.now() + patience;
  return new Promise<number>((resolve, reject) => {
    const look = () => {
      if (performance.now() > deadline) return reject(new Error(`Not painted in ${patience} ms.`));
      if (!holds()) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
};
