import { styled } from '@mui/material/styles';
import { Streets } from '../../../pictures/streets';
import { backdrop, DrawnHeader } from '../drawn-header';
import type { HeaderProps } from '../header-words';

const Drawing = styled(Streets)(backdrop);

/** The streets of a town behind the words. */
export default function StreetsHeader(props: HeaderProps) {
  return <DrawnHeader {...props} drawing={<Drawing />} />;
}
