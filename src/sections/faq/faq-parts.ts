import styled from '@emotion/styled';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';

export const QuestionList = styled('div')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.tokens.color.hairline}`,
  [theme.breakpoints.up('lg')]: { marginInlineStart: 'calc(100% * 3 / 12)' },
}));

export const Panel = styled(Accordion)({
  // Closed, `hidden` keeps the answer away; `visibility` would keep the browser's search away too.
  '& .MuiCollapse-root:has([hidden])': { visibility: 'visible' },
  '@media (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto', overflow: 'visible', visibility: 'visible' },
    '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
});

export const Question = styled(AccordionSummary)(({ theme }) => ({
  ...theme.tokens.type.h3,
  gap: theme.spacing(5),
  width: '100%',
  padding: theme.spacing(5, 0),
  color: theme.tokens.color.ink,
  textAlign: 'start',
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': {
    flexShrink: 0,
    color: theme.tokens.color.accent,
    transition: `transform ${theme.tokens.motion.medium} ${theme.tokens.motion.easing}`,
    // The plus becomes a cross.
    '&.Mui-expanded': { transform: 'rotate(45deg)' },
  },
  '&:hover': { color: theme.tokens.color.accent },
}));

export const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: '52ch',
  color: theme.tokens.color.body,
  paddingBlockEnd: theme.spacing(6),
  '&[hidden]': { contentVisibility: 'hidden' },
}));
