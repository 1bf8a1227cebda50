/**
 * Does something in the environment that a command would be given, and leaves that of this process as
 * it was: Vite, too, notes there what it runs for (NODE_ENV), and the next one would believe it.
 */
export const withinEnvironment = async <Result>(
  given: Record<string, string>,
  act: () => Promise<Result>,
) => {
  const before = { ...process.env };
  Object.assign(process.env, given);
  try {
    return await act();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) delete process.env[name];
    }
    Object.assign(process.env, before);
  }
};
