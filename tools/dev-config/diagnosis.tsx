import type { CSSProperties } from 'react';
import { reportedLines } from './reported-lines';

/** Colours of the system: what is wrong may be the theme. */
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
 * What the dev server says of a part of a page that cannot be shown: it stands in config's place, as
 * `diagnosis`. See tools/dev-config.
 */
export const diagnosisOf = (part: object): string | undefined =>
  'diagnosis' in part && typeof part.diagnosis === 'string' ? part.diagnosis : undefined;

/** What is wrong with a part of a page, in the words of the terminal, where that part would be. */
export const Diagnosis = ({ of }: { of: object }) => {
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
