import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Drawing = styled('svg')({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  fontSize: '1.5rem',
});

/**
 * Stands in for the module of this name in @mui/icons-material (see vite.config.ts): the icons'
 * drawings without MUI's styling engine. Icons are decoration: a name stands beside each.
 */
const createSvgIcon = (drawing: ReactNode) => {
  const Icon = () => (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </Drawing>
  );
  return Icon;
};

export default createSvgIcon;
