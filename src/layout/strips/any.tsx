import GlobalStyles from '@mui/material/GlobalStyles';
import { useSite } from '../../ui/site-context';
import { Strip as Contact } from './contact';
import { Strip as Hours } from './hours';

/** Read behind a minus sign, it has to be a length; see `Strip` for none. */
export const stripHeight = '2.5rem';

/** Without a strip nothing of the header may scroll away. */
const nothingAbove = <GlobalStyles styles={{ 'header.MuiAppBar-root': { top: '0 !important' } }} />;

/** On the dev server, where config may choose another strip at any moment; a built site has one alone. */
export const Strip = () => {
  const { header, business } = useSite().site;
  if (header.strip === 'none') return nothingAbove;
  return header.strip === 'hours' && business?.hours ? <Hours /> : <Contact />;
};
