import Facebook from '@mui/icons-material/Facebook';
import GitHub from '@mui/icons-material/GitHub';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Telegram from '@mui/icons-material/Telegram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { createSvgIcon } from '@mui/material/utils';
import { type ComponentType, createElement } from 'react';
import type { Network } from '../schema/icons';

export type IconProps = { fontSize?: 'inherit' | 'small' | 'medium' | 'large'; className?: string };

/** A note with a waving flag: Material UI has no icon for TikTok. */
const TikTok = createSvgIcon(
  createElement('path', {
    d: 'M16.5 2.5h-3.3v13.2a2.6 2.6 0 1 1-2.6-2.6c.3 0 .5 0 .8.1V9.8a6 6 0 1 0 5.1 5.9V9c1.3.9 2.8 1.4 4.4 1.4V7.1c-2.4 0-4.4-2-4.4-4.6Z',
  }),
  'TikTok',
);

/** The logo of each network that config may name. */
const networks = {
  facebook: Facebook,
  github: GitHub,
  instagram: Instagram,
  linkedin: LinkedIn,
  telegram: Telegram,
  tiktok: TikTok,
  whatsapp: WhatsApp,
  x: X,
  youtube: YouTube,
} satisfies Record<Network, ComponentType<IconProps>>;

type NetworkIconProps = IconProps & { network: Network };

/** The logo of a network. A separate module: sites without any do not load it. */
export default function NetworkIcon({ network, ...icon }: NetworkIconProps) {
  const Icon = networks[network];
  return <Icon {...icon} />;
}
