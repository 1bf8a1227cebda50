import styled from '@emotion/styled';
import { useId } from 'react';
import { FormIsland } from '../sections/form-island';
import { useSite } from '../sections/site-context';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 7),
  padding: theme.spacing(5),
  border: `1px solid ${theme.tokens.color.hairline}`,
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.color.surface,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(7) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.tokens.type.h3,
  marginBlockEnd: theme.spacing(2),
}));

const Words = styled('p')({ maxWidth: '52ch' });

/** The newsletter's invitation and its one field. */
export const Newsletter = () => {
  const { newsletter } = useSite().site.footer;
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{newsletter.title}</Title>
        <Words>{newsletter.text}</Words>
      </div>
      <FormIsland name={newsletter.form} />
    </Box>
  );
};
