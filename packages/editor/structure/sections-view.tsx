import Close from '@mui/icons-material/Close';
import ViewAgenda from '@mui/icons-material/ViewAgenda';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Place } from '../../../src/schema/values/written-place';
import { BarButton } from '../bar/bar-button';
import { useSession } from '../editor-context';
import { usePageFile } from '../page/page-address';
import { focusOnceDrawn } from '../page/show-on-page';
import { barHeight } from '../panel/panel';
import { AddEntry } from './add-entry';
import { EntryList } from './entry-list';

/** All sections of the page, also those that are hidden; the selected one with its own lists, such as its cards. */
const Sections = ({ onClose }: { onClose: () => void }) => {
  const file = usePageFile();
  const titleId = useId();
  const session = useSession();
  const onAdded = (place: Place) => {
    onClose();
    focusOnceDrawn(session, place);
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ p: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" id={titleId}>
          Sections
        </Typography>
        <IconButton aria-label="Close sections" onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <EntryList file={file} path="sections" isTree onDone={onClose} />
      <AddEntry file={file} path="sections" onAdded={onAdded} />
    </Box>
  );
};

/** A button of the bar, and the list of sections that it shows over the page until one is chosen, or something is done there. */
export const SectionsView = () => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <BarButton
        id={id}
        label="Sections"
        Icon={ViewAgenda}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Portal>
        <Drawer
          open={isOpen}
          anchor="left"
          variant="persistent"
          // The bar below stays free.
          slotProps={{
            paper: { sx: { width: 'min(22rem, 100vw)', height: 'auto', bottom: barHeight } },
          }}
        >
          {isOpen && <Sections onClose={close} />}
        </Drawer>
      </Portal>
    </>
  );
};
