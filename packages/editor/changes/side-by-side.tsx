import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageFile } from '../../../src/schema/config-files';
import type { ValuesBefore } from '../../edit-protocol/changes-protocol';
import { useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { usePagePath } from '../page/page-address';
import { pageAt, routesOf } from '../pages/site-pages';
import { useAnswer } from '../use-answer';
import { askValuesBefore, sideFrames } from './before-runtime';

const names = { before: 'Before: at the last commit', now: 'Now' };

/** What the frame of before cannot show. */
const lacks = ({ unread, pictures }: ValuesBefore) => [
  ...unread.map(
    (file) => `${file} could not be read at the last commit: it is shown as it is now.`,
  ),
  ...(pictures.length === 0
    ? []
    : [`Pictures that have changed are shown as they are now: ${pictures.join(', ')}.`]),
];

/** The page at hand as it was at the last commit, beside the page as it is. */
export const SideBySide = ({ close }: { close: () => void }) => {
  const files = useSessionState(({ state }) => state.files);
  const { answer: values, failure } = useAnswer(askValuesBefore);
  const here = usePagePath();
  const page = pageAt(files, here);
  const earlier = { ...files, ...values?.values };
  const wasAt =
    pageAt(earlier, here) === page
      ? here
      : routesOf(earlier).pages.find((each) => each.page === page)?.path;
  const isNew =
    wasAt === undefined || (page !== undefined && values?.added.includes(pageFile(page)) === true);
  const frame = (side: keyof typeof names, address: string) => (
    <Box
      component="iframe"
      title={names[side]}
      name={sideFrames[side]}
      src={address}
      sx={{ flex: 1, width: '100%', border: 1, borderColor: 'divider' }}
    />
  );
  return (
    <Dialog open fullScreen onClose={close}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', pr: 6 }}
      >
        <DialogTitle>Side by side</DialogTitle>
        <Button ref={focusFirst} onClick={close}>
          Back to the list
        </Button>
      </Stack>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {values &&
        lacks(values).map((each) => (
          <Alert key={each} severity="info">
            {each}
          </Alert>
        ))}
      {values && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ flex: 1, minHeight: 0, p: 2 }}
        >
          <Stack sx={{ flex: 1, minHeight: 0 }}>
            <Typography sx={{ fontWeight: 700 }}>{names.before}</Typography>
            {isNew ? (
              <Typography>The page was not there at the last commit.</Typography>
            ) : (
              frame('before', wasAt)
            )}
          </Stack>
          <Stack sx={{ flex: 1, minHeight: 0 }}>
            <Typography sx={{ fontWeight: 700 }}>{names.now}</Typography>
            {frame('now', here)}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
};
