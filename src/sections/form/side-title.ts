import styled from '@emotion/styled';

/** What stands beside a form begins level with the form's first words. */
export const SideTitle = styled('h3')(({ theme }) => ({
  ...theme.tokens.type.h3,
  paddingBlock: theme.spacing(0, 4),
  borderBlockEnd: `1px solid ${theme.tokens.color.hairline}`,
  [theme.breakpoints.up('lg')]: { paddingBlockStart: theme.spacing(7) },
}));
