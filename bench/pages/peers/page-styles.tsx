import { Global } from '@emotion/react';
import themeDefinition from '../../../config/theme';
import { createTokens } from '../../../src/theme/tokens';
import { fontFaces } from '../../../src/theme/font-faces';
import { globalStyles } from '../../../src/theme/global-styles';

const styles = [
  ...fontFaces(themeDefinition),
  globalStyles(themeDefinition, createTokens(themeDefinition)),
];

/** Fonts, and what holds for the whole document. */
export const PageStyles = () => <Global styles={styles} />;
