export type BenchField = { name: string; label: string; email: boolean };

/** The fields of every subject: all required, all empty, every fifth an e-mail address. */
export const benchFields = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const email = number % 5 === 0;
    return { name: `field${number}`, label: `${email ? 'E-mail' : 'Text'} ${number}`, email };
  });
