import { examples as ruleExamples } from '../../../src/rules/examples';
import type { Value } from '../../../src/schema/values/change';
import type { Examples } from './new-entry';
import { collectionExamples, fieldExamples, sectionExamples } from './vite-modules';

const inModules = (modules: typeof sectionExamples) =>
  Object.values(modules).flatMap(({ examples }) => Object.values(examples));

/** The examples of all kinds. */
export const examples: Examples = {
  sections: inModules(sectionExamples),
  fields: inModules(fieldExamples),
  collections: inModules(collectionExamples),
  rules: Object.values(ruleExamples).flatMap((each) => Object.values(each) as Value[]),
};
