import { examples as ruleExamples } from '../../rules/examples';
import type { Value } from '../../schema/values/change';
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
