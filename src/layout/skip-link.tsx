import styled from '@emotion/styled';
import { useSite } from '../sections/site-context';
import { topId } from './top-id';

const Jump = styled('a')(({ theme }) => ({
  ...theme.tokens.type.body,
  position: 'fixed',
  insetBlockStart: theme.spacing(2),
  insetInlineStart: theme.spacing(2),
  zIndex: theme.zIndex.skipLink,
  padding: theme.spacing(3, 5),
  borderRadius: theme.tokens.radius.control,
  backgroundColor: theme.tokens.color.action,
  color: theme.tokens.color.onAction,
  fontWeight: 600,
  // Not `:focus`: whoever came here by pointer, from the foot of the page, needs no skip link.
  '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the Tab key, on every page and on the way back to the top. */
export const SkipLink = () => (
  <Jump id={topId} href="#main">
    {useSite().site.header.skipLink}
  </Jump>
);
