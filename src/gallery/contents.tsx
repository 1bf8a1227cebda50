import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Kind } from './catalogue-types';
import { groups } from './groups';
import { plainWords } from './plain-words';

const List = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignContent: 'start',
}));

const Title = styled('h2')(({ theme: { tokens, spacing } }) => ({
  ...tokens.type.label,
  fontWeight: 600,
  color: tokens.color.muted,
  paddingBlockEnd: spacing(2),
  borderBlockEnd: `1px solid ${tokens.color.control}`,
}));

const Row = styled('li')(({ theme: { tokens, spacing } }) => ({
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: spacing(0, 3),
    paddingBlock: spacing(2),
    color: tokens.color.ink,
    textDecoration: 'none',
  },
  '& a:hover > :first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '& a[aria-current]': { color: tokens.color.accent, fontWeight: 600 },
  '& [data-count]': { ...tokens.type.label, fontVariantNumeric: 'tabular-nums' },
  '& [data-count], & [data-examples]': { color: tokens.color.muted, fontWeight: 400 },
  '& [data-examples]': { ...tokens.type.label, letterSpacing: 0 },
}));

type ContentsProps = {
  kinds: readonly Kind[];
  /** The kind whose page is open; while none is there is room for the names of examples. */
  shown: Kind | undefined;
};

/** The lists of kinds, each with how many examples it has. */
export const Contents = ({ kinds, shown }: ContentsProps) => (
  <List aria-label="Kinds">
    {groups.map(({ name: group, title }) => {
      const own = kinds.filter((kind) => kind.group === group);
      if (own.length === 0) return null;
      return (
        <div key={group}>
          <Title>{title}</Title>
          <ul>
            {own.map((kind) => (
              <Row key={kind.name}>
                <Link
                  to={`/${group}/${kind.name}`}
                  aria-current={kind === shown ? 'page' : undefined}
                >
                  <span>{kind.name}</span>
                  <span data-count aria-hidden="true">
                    {kind.examples.length}
                  </span>
                  {!shown && (
                    <span data-examples>
                      {kind.examples.map(({ name }) => plainWords(name)).join(', ')}
                    </span>
                  )}
                </Link>
              </Row>
            ))}
          </ul>
        </div>
      );
    })}
  </List>
);
