/** What is measured, in milliseconds, and how it is headed in a table. */
export const measures = {
  mount: 'mount to paint',
  key: 'key to paint',
  keyScript: 'key, script',
  submit: 'submit to paint',
  wrongKey: 'key to paint, errors shown',
  wrongKeyScript: 'key, script, errors shown',
};

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** Several values of each measure; none of those that a subject does not have. */
export type Samples = Record<Measure, number[]>;
