import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Arrow } from '../../pictures/arrow';
import { SiteLink } from '../site-link';
import type { CardDefinition } from './card-definition';
import { ReadMore } from './read-more';

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  maxWidth: theme.tokens.space.measure,
  textWrap: 'pretty',
  '& a, & button': { marginTop: theme.spacing(2), gap: theme.spacing(2) },
}));

const Title = styled('h3')(({ theme: { tokens } }) => ({ ...tokens.type.h3 }));

type CardWordsProps = {
  card: CardDefinition;
  /** How the card's own link looks. */
  button?: 'contained' | 'outlined' | 'text';
};

/** What a card says, the same in every layout. */
export const CardWords = ({ card, button = 'text' }: CardWordsProps) => {
  const titleId = useId();
  const { title, text, action, more } = card;
  return (
    <Words>
      <Title id={titleId}>{title}</Title>
      <p>{text}</p>
      {action && (
        <Button component={SiteLink} variant={button} to={action.to} newTab={action.newTab}>
          {action.label}
          {button === 'text' && <Arrow />}
        </Button>
      )}
      {more && <ReadMore more={more} titleId={titleId} />}
    </Words>
  );
};
