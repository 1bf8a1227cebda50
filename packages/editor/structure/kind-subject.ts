import type { Schema } from 'yup';
import { fieldSchemas, itemSchemas } from '../../../src/fields/registry';
import type { Subject } from '../../../src/gallery/kinds';
import { ruleSchemas } from '../../../src/rules/schemas';
import { sectionSchemas } from '../../../src/sections/registry';

const groups: { name: 'sections' | 'fields' | 'rules'; schemas: readonly Schema[] }[] = [
  { name: 'sections', schemas: Object.values(sectionSchemas) },
  { name: 'fields', schemas: [...Object.values(itemSchemas), ...Object.values(fieldSchemas)] },
  { name: 'rules', schemas: Object.values(ruleSchemas) },
];

/** A section, a field or a rule, as the gallery draws it; undefined for what it has no picture of. */
export const subjectOf = (schema: Schema, definition: unknown): Subject | undefined => {
  const group = groups.find(({ schemas }) => schemas.includes(schema))?.name;
  return group && definition !== undefined
    ? // Its schema is the kind's.
      ({ group, definition } as Subject)
    : undefined;
};
