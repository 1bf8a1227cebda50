/** What is measured, in milliseconds, and how it is headed in a table. */
export const measures = {
  mount: 'mount to paint',
  key: 'key to paint',
  keyScript: 'key, script',
  show: 'key that shows ten fields, to paint',
  showScript: 'key that shows ten fields, script',
  forward: 'step forward to paint',
  forwardScript: 'step forward, script',
  submit: 'submit to paint',
  submitScript: 'submit, script',
  wrongKey: 'key to paint, errors shown',
  wrongKeyScript: 'key, script, errors shown',
};

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** Several values of each measure; none where the subject lacks it. */
export type Samples = Partial<Record<Measure, number[]>>;
