import styled from '@emotion/styled';
import { useId } from 'react';
import { Arrow } from '../../pictures/arrow';
import type { ButtonLook } from '../../theme/button-style';
import { ActionLink } from '../action-link';
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
  button?: ButtonLook;
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
        <ActionLink action={action} look={button}>
          {button === 'text' && <Arrow />}
        </ActionLink>
      )}
      {more && <ReadMore more={more} titleId={titleId} />}
    </Words>
  );
};
