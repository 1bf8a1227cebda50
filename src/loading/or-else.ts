/** What a facility of the browser answers, or `otherwise` where it is missing or throws. */
export const orElse = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};
