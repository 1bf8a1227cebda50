import styled from '@emotion/styled';
import { useId } from 'react';
import { controlStyle } from '../fields/control-style';

const Frame = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: '22rem',
  marginBlockEnd: spacing(6),
  '& label': { ...tokens.type.label, color: tokens.color.ink, fontWeight: 600 },
  '& p': { ...tokens.type.label, color: tokens.color.muted },
}));

const Search = styled('input')(({ theme }) => controlStyle(theme));

type FilterFieldProps = {
  asked: string;
  onAsk: (asked: string) => void;
  /** How many kinds have that name. */
  found: number;
};

/** Narrows the lists to what has a name. */
export const FilterField = ({ asked, onAsk, found }: FilterFieldProps) => {
  const id = useId();
  return (
    <Frame role="search">
      <label htmlFor={id}>Filter by name</label>
      <Search
        id={id}
        type="search"
        autoComplete="off"
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
      />
      <p role="status">{asked && `${found} ${found === 1 ? 'kind' : 'kinds'}`}</p>
    </Frame>
  );
};
