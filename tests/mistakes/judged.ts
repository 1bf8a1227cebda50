import { join } from 'node:path';
import type { ConfigSources } from '../../packages/config-files/config-files';
import { applyEdits } from '../../packages/problems/edits';
import type { Problem } from '../../packages/problems/problem';
import { checkConfig } from '../../packages/site-check/check-config';
import { examplesOf } from '../../packages/site-check/report/examples';
import { sourceOf, sources } from './agency';
import { knownPictures, unpublished } from './known-pictures';
import './noted-checks';
import type { Mistake } from './row';

/** The check's results for a mistake of the table. */

const project = join(__dirname, '../..');

const pictures = [...Object.keys(knownPictures), '/icon.svg'];
const context = {
  pictures,
  files: [...pictures, '/prices.pdf', '/old.html'],
  fonts: ['Bricolage Grotesque Variable', 'Instrument Sans Variable'],
  optical: ['Bricolage Grotesque Variable'],
  media: ['/videos/tour.en.vtt', '/videos/tour.mp4'],
  today: '2026-03-31',
  factsOf: (address: string) => knownPictures[address],
  unread: unpublished,
  exampleAt: examplesOf(project),
};

const name = ({ code, file, path }: Problem) => `${code} ${file} ${path}`;

const before = new Set(checkConfig(sources, context).map(name));

/** The problems that these texts add to those of the unchanged config. */
export const addedBy = (changed: ConfigSources): Problem[] =>
  checkConfig({ ...sources, ...changed }, context).filter((each) => !before.has(name(each)));

export const judge = (mistake: Mistake) => {
  const { file, code, from, to } = mistake;
  const after = sourceOf(file).replace(from, () => to);
  const problems = after === sourceOf(file) ? [] : addedBy({ [file]: after });
  const found = problems.find((problem) => problem.code === code);
  const edits = found?.file === file ? found.fix?.edits : undefined;
  // With the suggestion applied.
  const left = edits && addedBy({ [file]: applyEdits(after, edits) });
  return { mistake, after, problems, found, left };
};

export type Case = ReturnType<typeof judge>;

/** Problems that appear only with the suggestion applied. */
export const newIn = ({ problems, found, left = [] }: Case): Problem[] =>
  left.filter((each) => !problems.some((known) => known !== found && name(known) === name(each)));
