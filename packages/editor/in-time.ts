import { EditError } from './edit-client';

/** For how long the server's answer to a step is waited for, in milliseconds: the check of a big site takes seconds. */
export const stepPatience = 20_000;

/**
 * The answer to a request. Rejects, in words for the editor, if there is none for so long; `onLate` is called with one
 * that comes after that.
 */
export const inTime = async <Answer>(
  request: Promise<Answer>,
  patience: number,
  onLate: (answer: Answer) => void,
): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const found = await Promise.race([request.then((answer) => ({ answer })), tooLate]).finally(() =>
    clearTimeout(timer),
  );
  if (found) return found.answer;
  request.then(onLate, () => undefined);
  throw new EditError(
    `The server has not answered for ${patience / 1000} seconds. Should it still, it is written.`,
  );
};
