import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { useState } from 'react';
import { BarButton } from '../bar/bar-button';
import { laterPart } from '../later-part';

/** All pictures. */
export const Library = laterPart(async () => (await import('./library-dialog')).LibraryDialog);

/** In the bar: the dialog of all pictures. */
export const Pictures = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarButton label="Pictures" Icon={PhotoLibrary} onClick={() => setOpen(true)} />
      {isOpen && <Library onClose={() => setOpen(false)} />}
    </>
  );
};
