import styled from '@emotion/styled';
import { useId } from 'react';
import { Ledger } from '../../pictures/ledger';
import { ActionLink } from '../action-link';
import { FormIsland } from '../form-island';
import { Container } from '../section';
import type { SectionProps } from '../section-props';
import { splitTitle } from './split-title';

const Ground = styled('section')(({ theme: { tokens } }) => ({
  backgroundColor: tokens.color.paper,
  color: tokens.color.body,
  overflow: 'clip',
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  // Room above the form for the stair that stands on it.
  rowGap: 'calc(128px + 5rem)',
  paddingBlock: theme.spacing(8, 9),
  isolation: 'isolate',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    gap: theme.spacing(8),
    paddingBlock: '6.5rem 6rem',
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignContent: 'start',
  justifyItems: 'start',
  // Above the drawing, which reaches below the words.
  position: 'relative',
  zIndex: 1,
  [theme.breakpoints.up('lg')]: { paddingTop: theme.spacing(4) },
}));

const Title = styled('h1')(({ theme: { tokens } }) => ({
  ...tokens.type.display,
  maxWidth: '9em',
}));

/** A stroke of the highlighter: the word's ink stays on it, whatever the scheme. */
const Highlight = styled('span')(({ theme: { tokens } }) => ({
  position: 'relative',
  isolation: 'isolate',
  color: tokens.color.onLime,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0.06em -0.12em -0.08em',
    borderRadius: '0.1em 0.16em 0.08em 0.14em',
    backgroundColor: tokens.color.lime,
    transform: 'rotate(-1.2deg) skewX(-6deg)',
  },
}));

const Lead = styled('p')(({ theme: { tokens, breakpoints } }) => ({
  ...tokens.type.lead,
  maxWidth: '40ch',
  textWrap: 'pretty',
  [breakpoints.up('lg')]: { maxWidth: '32ch' },
}));

const FormSide = styled('div')({ position: 'relative', isolation: 'isolate', minWidth: 0 });

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 5),
  backgroundColor: theme.tokens.color.surface,
  border: `1px solid ${theme.tokens.color.hairline}`,
  borderRadius: theme.tokens.radius.card,
  boxShadow: theme.tokens.shadow.raised,
  '& h2': { ...theme.tokens.type.h3 },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
}));

export default function Hero({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { before, word, after } = splitTitle(section.title, section.highlight);
  return (
    <Ground aria-labelledby={titleId} id={section.anchor}>
      <Columns>
        <Words>
          <Title id={titleId} tabIndex={-1}>
            {before}
            {word && <Highlight>{word}</Highlight>}
            {after}
          </Title>
          <Lead>{section.lead}</Lead>
          <ActionLink action={section.action} look="outlined" />
        </Words>
        <FormSide>
          <Ledger />
          <Sheet>
            <FormIsland name={section.form} showTitle />
          </Sheet>
        </FormSide>
      </Columns>
    </Ground>
  );
}
