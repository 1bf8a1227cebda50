/** @jest-environment node */
import { type ErrorName, errors } from '../problems/catalogue/errors';
import { files } from '../problems/catalogue/files';
import { languages, untranslated } from '../problems/catalogue/languages';
import { shape } from '../problems/catalogue/shape';
import { syntax } from '../problems/catalogue/syntax';
import { relationErrors } from './checks/check-collections';
import { spanErrors } from './checks/check-days';
import { linkErrors } from './checks/check-link';
import { choiceErrors } from './checks/check-lists';
import { tableErrors } from './checks/check-table';
import { fileChecks } from './file-checks';
import { checksOfShown, checksOfWritten } from './site-checks';

const checks = [...fileChecks, ...checksOfWritten, ...checksOfShown];

/** Found while a file is read, and its shape and its languages are looked at. */
const foundInReading = Object.keys({
  ...files,
  ...syntax,
  ...shape,
  ...languages,
  ...untranslated,
});
const alsoInReading: ErrorName[] = ['wrongFolder', 'pictureFormat', 'oneOutcome'];

/** What the same words say of different things. */
const sharedErrors = [
  ...relationErrors,
  ...spanErrors,
  ...linkErrors,
  ...choiceErrors,
  ...tableErrors,
  'commaInAddress',
  'eitherOne',
  'fieldOfOtherKind',
  'nameTwice',
  'noEffect',
  'noSuchField',
  'repeated',
  'unknownValue',
  'wrongForm',
];

test('every error of the catalogue is found by a check, or in reading', () => {
  const found: string[] = checks.flatMap(({ finds }) => finds);
  const others = Object.keys(errors).filter((name) => !found.includes(name));
  const read = [...foundInReading, ...alsoInReading];
  expect(others.filter((name) => !read.includes(name))).toEqual([]);
  expect(alsoInReading.filter((name) => found.includes(name))).toEqual([]);
});

test('every other error is found by one check', () => {
  const ofChecks = [...new Set(checks.map(({ finds }) => finds))];
  const all = ofChecks.flatMap((finds) => [...new Set(finds)]);
  const shared = [...new Set(all.filter((name, index) => all.indexOf(name) !== index))];
  expect(shared.toSorted()).toEqual([...new Set(sharedErrors)].toSorted());
});
