import styled from '@emotion/styled';
import { useId } from 'react';
import { Climb } from '../../pictures/climb';
import { Container } from '../section';
import type { SectionProps } from '../section-props';
import { Breadcrumb } from './breadcrumb';

const Ground = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: theme.tokens.color.paper,
  color: theme.tokens.color.body,
  borderBottom: `1px solid ${theme.tokens.color.hairline}`,
  paddingBlock: theme.spacing(7, 9),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 9) },
}));

/** The section below seems to climb into the page's opening, on the side that has no words. */
const Stair = styled(Climb)(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '60%',
  height: '4.5rem',
  [theme.breakpoints.up('lg')]: { width: '36%', height: '100%' },
}));

/** The line that climbs the stair comes along the floor. */
const Floor = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '40%',
  borderBottom: `1.5px solid ${theme.tokens.color.accent}`,
  [theme.breakpoints.up('lg')]: { width: '64%' },
}));

const Words = styled(Container)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  '& h1': { marginTop: theme.spacing(7), maxWidth: '7.5em' },
  '& h1 + p': { marginTop: theme.spacing(6) },
}));

const Title = styled('h1')(({ theme: { tokens } }) => ({ ...tokens.type.display }));

const Lead = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.lead,
  maxWidth: '44ch',
  textWrap: 'pretty',
}));

export default function PageHeader({ section }: SectionProps<'page-header'>) {
  const titleId = useId();
  return (
    <Ground aria-labelledby={titleId} id={section.anchor}>
      <Floor />
      <Stair />
      <Words>
        {section.breadcrumb && <Breadcrumb steps={section.breadcrumb} />}
        <Title id={titleId} tabIndex={-1}>
          {section.title}
        </Title>
        {section.lead && <Lead>{section.lead}</Lead>}
      </Words>
    </Ground>
  );
}
