/** What is used of `node:timers/promises`, in a worker. */
export { after as setTimeout };

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
