import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { buttonStyle } from '../theme/button-style';
import { VisuallyHidden } from '../theme/visually-hidden';
import { copyText } from './copy-text';

const Frame = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  alignContent: 'start',
  justifyItems: 'start',
  '& pre': {
    width: '100%',
    margin: 0,
    padding: spacing(4),
    border: `1px solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.tint,
    color: tokens.color.ink,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

const Actions = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2, 4),
  '& p': { ...tokens.type.label, color: tokens.color.muted },
}));

const Button = styled('button')(({ theme }) => buttonStyle(theme));

type ConfigTextProps = {
  text: string;
  /** The example's name. */
  of: string;
};

/** The config of an example, and a button that copies it. */
export const ConfigText = ({ text, of }: ConfigTextProps) => {
  const [said, setSaid] = useState('');
  const code = useRef<HTMLPreElement>(null);
  const copy = async () => {
    setSaid('');
    setSaid(await copyText(text, code.current));
  };
  return (
    <Frame>
      <pre ref={code}>
        <code>{text}</code>
      </pre>
      <Actions>
        <Button type="button" data-look="outlined" onClick={() => void copy()}>
          Copy <VisuallyHidden>the config of {of}</VisuallyHidden>
        </Button>
        <p role="status">{said}</p>
      </Actions>
    </Frame>
  );
};
