import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Sync from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useSessionState } from '../editor-context';

type Status = { isWriting: boolean; isTyping: boolean; isWrong: boolean; isRefused: boolean };

const statusOf = ({ isWriting, isTyping, isWrong, isRefused }: Status) => {
  if (isWriting) return { words: 'Writing …', Icon: Sync };
  if (isWrong) {
    return { words: 'Not written yet: what is wrong stands beside it.', Icon: ErrorOutlined };
  }
  if (isRefused) return { words: 'All else is written in config.', Icon: ErrorOutlined };
  return isTyping
    ? { words: 'What you type is not written yet: Enter writes it.', Icon: Sync }
    : { words: 'Everything is written in config.', Icon: CloudDone };
};

/** Read out, and unseen where the row has no room for words. */
const words = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: '0.875rem',
  '@media (max-width: 1199.95px)': { position: 'absolute', clipPath: 'inset(50%)', width: '1px' },
} as const;

/** Whether all is written: a sign, and words where there is room. */
export const BarStatus = () => {
  const isWriting = useSessionState((state) => state.isWriting);
  const isTyping = useSessionState((state) => state.isTyping);
  const isWrong = useSessionState((state) => state.isWrong);
  const isRefused = useSessionState(
    ({ drafts, onPage }) => onPage.length > 0 || drafts.some((each) => each.isRefused),
  );
  const status = statusOf({ isWriting, isTyping, isWrong, isRefused });
  return (
    <Tooltip title={status.words}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: '1.25rem' }}>
        <status.Icon fontSize="small" aria-hidden />
        <Box role="status" sx={words}>
          {status.words}
        </Box>
      </Box>
    </Tooltip>
  );
};
