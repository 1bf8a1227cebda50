import styled from '@emotion/styled';
import { useId } from 'react';
import { controlStyle } from '../fields/control-style';

/** Values of CSS color-scheme; both are as the visitor has it. */
const schemes = { 'light dark': 'as on this screen', light: 'light', dark: 'dark' };
export type Scheme = keyof typeof schemes;

const Frame = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  '& label': { ...tokens.type.label, color: tokens.color.ink, fontWeight: 600 },
}));

const Choice = styled('select')(({ theme }) => ({ ...controlStyle(theme), width: 'auto' }));

type SchemeSwitchProps = { scheme: Scheme; onScheme: (scheme: Scheme) => void };

/** The scheme in which examples are shown. */
export const SchemeSwitch = ({ scheme, onScheme }: SchemeSwitchProps) => {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>Colours</label>
      <Choice id={id} value={scheme} onChange={({ target }) => onScheme(target.value as Scheme)}>
        {Object.entries(schemes).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Choice>
    </Frame>
  );
};
