/**
 * Runs something in the environment that a command would get, and restores that of this process: Vite also
 * records there for what it runs (NODE_ENV), and the next run would read it.
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
