import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import { WaysContext } from '../dialog-ways';
import type { EditClient } from '../edit-client';
import { useSessionState } from '../editor-context';
import { useAnswer } from '../use-answer';
import { CropPicture } from './crop-picture';
import { type Choosing, PictureGrid } from './picture-grid';
import { PictureUses } from './picture-uses';

type LibraryProps = { choosing?: Choosing; onClose: () => void };

type View = { is: 'list' } | { is: 'picture' | 'crop'; address: string };

const askPictures = ({ get }: EditClient) => get<readonly LibraryPicture[]>('pictures');

/** The pictures of public/: which there are, where they are used, and what can be done with each. */
export const LibraryDialog = ({ choosing, onClose }: LibraryProps) => {
  const version = useSessionState(({ state }) => state.version);
  const { answer: pictures, failure } = useAnswer(askPictures, { version });
  const [view, show] = useState<View>({ is: 'list' });
  const picture =
    view.is === 'list' ? undefined : pictures?.find((each) => each.address === view.address);
  const open = (address: string) => show({ is: 'picture', address });
  const back = () => (picture && view.is === 'crop' ? open(picture.address) : show({ is: 'list' }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <WaysContext value={{ back, leave: onClose }}>
        {picture === undefined && (
          <PictureGrid
            pictures={pictures}
            failure={failure}
            choosing={choosing}
            open={({ address }) => open(address)}
          />
        )}
        {picture && view.is === 'picture' && (
          <PictureUses
            key={picture.address}
            picture={picture}
            crop={() => show({ is: 'crop', address: picture.address })}
            show={open}
          />
        )}
        {picture && view.is === 'crop' && <CropPicture picture={picture} show={open} />}
      </WaysContext>
    </Dialog>
  );
};
