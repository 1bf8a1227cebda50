type StallWatch = {
  /** Rejects once nothing has moved for so long; never resolves. */
  stalled: Promise<never>;
  moved: () => void;
  stop: () => void;
};

/** Notices that work has come to a stand, which a time limit for all of it would not tell from slow. */
export const watchForStall = (milliseconds: number): StallWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let give: (reason: Error) => void = () => undefined;
  const stalled = new Promise<never>((_, reject) => (give = reject));
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(
      () => give(new Error(`Nothing moved for ${milliseconds} ms.`)),
      milliseconds,
    );
  };
  moved();
  return { stalled, moved, stop };
};
