import type { CSSProperties } from 'react';
import type { SectionDefinition } from '../../src/sections/registry';
import {
  SectionView as ProductView,
  shownSections as productSections,
} from '../../src/site/shown-sections';
import { reportedLines } from './reported-lines';

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
 * `diagnosis`. See tools/dev-config.
 */
const diagnosisOf = (part: object): string | undefined =>
  'diagnosis' in part && typeof part.diagnosis === 'string' ? part.diagnosis : undefined;

/** The errors of a part of a page, in the words of the terminal, in place of that part. */
const Diagnosis = ({ of }: { of: object }) => {
  const text = diagnosisOf(of);
  if (text === undefined) return null;
  return (
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
};

/** The errors of the page as a whole come before its sections. */
export const shownSections: typeof productSections = (definition, kinds) => {
  const shown = productSections(definition, kinds);
  if (!diagnosisOf(definition)) return shown;
  const section = definition as object as SectionDefinition;
  return [{ section, position: 0, number: 0 }, ...shown];
};

type SectionViewProps = Parameters<typeof ProductView>[0];

/** Stands in for the view of src/site/shown-sections.tsx: a broken section shows its errors. */
export const SectionView = (props: SectionViewProps) =>
  diagnosisOf(props.section) ? <Diagnosis of={props.section} /> : <ProductView {...props} />;
