/** `work`, or a rejection with `message` once `milliseconds` have passed. */
export const withTimeout = <Result>(
  work: Promise<Result>,
  milliseconds: number,
  message: string,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
