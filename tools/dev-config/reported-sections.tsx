import type { CSSProperties } from 'react';
import type { SectionDefinition } from '../../src/sections/registry';
import { shownSections } from '../../src/site/shown-sections';
import type { ShownSection } from '../../src/site/site-runtime';
import { namedFromProject } from '../named-from-project';
import { reportedLines } from './reported-lines';

/** The site that is run. */
const folder = globalThis.__SITE__?.folder ?? '';

/** System colours: the theme may be what is wrong. */
const frame: CSSProperties = {
  margin: '1rem auto',
  maxWidth: '72rem',
  width: 'calc(100% - 2rem)',
  padding: '1rem',
  border: '2px solid #d2473a',
  borderRadius: 6,
  background: 'Canvas',
  color: 'CanvasText',
};

const words: CSSProperties = {
  margin: 0,
  font: '0.8125rem/1.5 ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  overflowX: 'auto',
};

/**
 * The dev server's report for a part of a page that cannot be shown: it replaces the part in config, as
 * `diagnosis` (`ShownPage` in dev-config.ts).
 */
const diagnosisOf = (part: object): string | undefined =>
  'diagnosis' in part && typeof part.diagnosis === 'string' ? part.diagnosis : undefined;

/** The errors of a part of a page, in the words of the terminal, in place of that part. */
const Report = ({ text }: { text: string }) => (
  <section role="note" style={frame}>
    <pre style={words}>
      {reportedLines(text).map((line, index) => (
        <span key={index} style={line.style}>
          {line.text}
        </span>
      ))}
    </pre>
  </section>
);

const withReport = (shown: ShownSection): ShownSection => {
  const text = diagnosisOf(shown.section);
  return text === undefined ? shown : { ...shown, report: <Report text={text} /> };
};

/** The sections of a page, a broken one with its errors. Those of the page as a whole come first. */
export const reportedSections: typeof shownSections = (definition, kinds) => {
  const shown = shownSections(definition, kinds).map(withReport);
  if (!diagnosisOf(definition)) return shown;
  const section = definition as object as SectionDefinition;
  return [withReport({ section, position: 0, number: 0 }), ...shown];
};

/** Names a section that has thrown for its editor. */
export const FailedSection = ({ place }: { place: string }) => (
  <section role="note">
    <strong>{namedFromProject(place, folder)} cannot be shown.</strong>{' '}
    {namedFromProject('npm run check', folder)} reports what to correct.
  </section>
);
