import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { chooseScheme, isDark, onSchemeChange, switchMark } from '../theme/chosen-scheme';
import { useSite } from '../ui/site-context';
import { unscripted } from './navigation';

/** Whichever the device is set to: the server does not know. */
const onServer = () => false;

/** The button for dark colours, pressed while they are shown; nothing where config/theme.ts does not say `switch`. */
export const SchemeSwitch = () => {
  const { header } = useSite().site;
  const { schemes } = useTheme();
  const dark = useSyncExternalStore(onSchemeChange, isDark, onServer);
  if (schemes !== 'switch') return null;
  return (
    <IconButton
      size="large"
      aria-pressed={dark}
      aria-label={header.schemeSwitch ?? 'Dark colours'}
      {...{ [switchMark]: '' }}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
      sx={{ color: 'text.primary', [unscripted]: { display: 'none' } }}
    >
      <ContrastOutlined />
    </IconButton>
  );
};
