import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { useState } from 'react';
import { BarButton } from '../bar/bar-button';
import { LibraryDialog } from './library-dialog';

/** In the bar: the dialog of all pictures. */
export const Pictures = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarButton label="Pictures" Icon={PhotoLibrary} onClick={() => setOpen(true)} />
      {isOpen && <LibraryDialog onClose={() => setOpen(false)} />}
    </>
  );
};
