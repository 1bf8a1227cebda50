/** What each file of config may say, described from its schema, and the examples of it in the source. */
export type {
  ChoiceValue,
  GroupValue,
  KeyDescription,
  ValueDescription,
  WordValue,
} from './describe-schema';
export { type DocumentedFile, documentedFiles, kinds, sharedExamples } from './documented-files';
export {
  entriesOf,
  type Example,
  keysOf,
  outdent,
  readExamples,
  readExamplesOfKind,
  textOf,
  valueOf,
  type Written,
  writtenIn,
} from './read-examples';
