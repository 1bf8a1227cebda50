import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentType } from 'react';
import type { HeaderStrip } from '../../schema/frame-looks';
import { useSite } from '../../ui/site-context';
import { Strip as Contact } from './contact';
import { Strip as Hours } from './hours';
import { Strip as None } from './none';

export { stripHeight } from './hours';

const strips: Record<HeaderStrip, ComponentType> = { contact: Contact, hours: Hours, none: None };

/** Without a strip nothing of the header may scroll away. */
const nothingAbove = <GlobalStyles styles={{ 'header.MuiAppBar-root': { top: '0 !important' } }} />;

/** On the dev server, where config may choose another strip at any moment; a built site has only one. */
export const Strip = () => {
  const { header, business } = useSite().site;
  const { strip = 'contact' } = header;
  const Shown = strips[strip === 'hours' && !business?.hours ? 'contact' : strip] ?? Contact;
  return (
    <>
      {strip === 'none' && nothingAbove}
      <Shown />
    </>
  );
};
