import { steps } from './steps';

/** Does the step that the process which began this one asks for, and ends: with it as well, however that was ended. */

type BuildRequest = { step: keyof typeof steps; input: never };

const answer = async ({ step, input }: BuildRequest) => {
  try {
    return { result: await steps[step](input) };
  } catch (error) {
    return { error };
  }
};

// Emotion's class names differ between development and production.
process.env.NODE_ENV = 'production';
process.once('disconnect', () => process.exit(1));
process.once('message', (request: BuildRequest) => {
  void answer(request).then((reply) => process.send?.(reply, () => process.exit(0)));
});
