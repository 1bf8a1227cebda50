import styled from '@emotion/styled';
import { Container } from '../sections/section';
import type { DryRecord } from './dry-submission';

const Note = styled(Container)(({ theme: { tokens, spacing } }) => ({
  '& > div': {
    marginBlock: spacing(5),
    padding: spacing(4),
    borderInlineStart: `3px solid ${tokens.color.accent}`,
    backgroundColor: tokens.color.tint,
  },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** What a form of an example would have stored; announced when it is there. */
export const StoredNote = ({ stored }: { stored: DryRecord | undefined }) => (
  <Note role="status">
    {stored && (
      <div>
        <p>Nothing was sent. The site would store this in {stored.collection}:</p>
        <pre>{JSON.stringify(stored.record, null, 2)}</pre>
      </div>
    )}
  </Note>
);
