import { useId } from 'react';
import { OnPicture } from '../../../ui/on-picture';
import { HeaderWords, type HeaderProps } from '../header-words';
import { headerRoom } from '../room';

/** The words stand on the photograph. */
export default function Full({ apart, ...props }: HeaderProps & { apart?: boolean }) {
  const titleId = useId();
  const { picture, shade, anchor } = props.section;
  const words = <HeaderWords {...props} titleId={titleId} />;
  if (!picture) return words;
  return (
    <OnPicture
      room={headerRoom}
      titleId={titleId}
      anchor={anchor}
      photo={picture}
      shade={shade}
      position="start"
      apart={apart}
    >
      {words}
    </OnPicture>
  );
}
