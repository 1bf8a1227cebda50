import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type Answer, answerIds, confirmAddress, tokenKey } from '../../schema/opt-in';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

export const quiet = true;

/** The server leads to one of the answers: only it is seen, and without script. The button stays where it may help. */
const Answers = styled('div')({
  '& > [data-answer]': { display: 'none' },
  '& > [data-answer]:target': { display: 'block', outline: 'none' },
  [`& > [data-answer]:not(#${answerIds.failed}):target ~ form`]: { display: 'none' },
  '& > [data-answer]:target ~ form': { marginTop: '1.5rem' },
});

export default function Confirm({ section, number }: SectionProps<'confirm'>) {
  const { button, confirmed, already, tooOld, notValid, failed, ...heading } = section;
  const token = useRef<HTMLInputElement>(null);
  const answers = Object.entries({ confirmed, already, tooOld, notValid, failed });
  // Without script the server reads it from the address of this page, which browsers send along.
  useEffect(() => {
    const sent = new URLSearchParams(location.search).get(tokenKey);
    if (token.current && sent !== null) token.current.value = sent;
  }, []);
  return (
    <Section {...heading} number={number}>
      <Answers data-as="words">
        {answers.map(([answer, words]) => (
          <Typography
            key={answer}
            id={answerIds[answer as Answer]}
            data-answer
            variant="lead"
            component="p"
            role="status"
            tabIndex={-1}
            sx={{ maxWidth: '44ch' }}
          >
            <MarkedText text={words} />
          </Typography>
        ))}
        <form method="post" action={confirmAddress}>
          <input ref={token} type="hidden" name={tokenKey} defaultValue="" />
          <Button type="submit" variant="contained">
            {button}
          </Button>
        </form>
      </Answers>
    </Section>
  );
}
