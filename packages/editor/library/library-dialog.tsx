import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
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
  const list = () => show({ is: 'list' });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      {picture === undefined && (
        <PictureGrid
          pictures={pictures}
          failure={failure}
          choosing={choosing}
          open={({ address }) => show({ is: 'picture', address })}
          onClose={onClose}
        />
      )}
      {picture && view.is === 'picture' && (
        <PictureUses
          key={picture.address}
          picture={picture}
          crop={() => show({ is: 'crop', address: picture.address })}
          show={(address) => show({ is: 'picture', address })}
          back={list}
          leave={onClose}
        />
      )}
      {picture && view.is === 'crop' && (
        <CropPicture
          picture={picture}
          show={(address) => show({ is: 'picture', address })}
          back={() => show({ is: 'picture', address: picture.address })}
          leave={onClose}
        />
      )}
    </Dialog>
  );
};
