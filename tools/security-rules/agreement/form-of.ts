import type { FormDefinition } from '../../../src/form/form-schema';

/** A form of no site that asks and checks these, with a title that nothing should be ended by. */
export const formOf = (
  collection: string,
  parts: Pick<FormDefinition, 'rules'> & Partial<FormDefinition>,
): FormDefinition => ({
  title: `*/ "it's" \\ \n\u2028 }} ${collection}`,
  record: { collection, stamps: { id: 'milliseconds', Date: 'date' } },
  submit: { label: 'l', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
  ...parts,
});
