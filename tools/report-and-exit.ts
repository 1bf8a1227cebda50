/** Ends a command that failed with what went wrong, in words; the stack is shown with DEBUG set. */
export const reportAndExit = (error: unknown): never => {
  const shown = process.env.DEBUG || !(error instanceof Error) ? error : error.message;
  console.error(shown);
  process.exit(1);
};
