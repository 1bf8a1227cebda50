import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import { type ComponentType, Suspense } from 'react';
import { partOrNothing } from '../loading/load-chunk';
import { type IconName, isNetwork, type PlainIcon } from '../schema/icons';
import type { IconProps } from './network-icon';

/** The drawing of each icon that is not a network's logo. */
export const icons = {
  calendar: CalendarMonthOutlined,
  chat: ChatBubbleOutlineOutlined,
  email: EmailOutlined,
  phone: PhoneOutlined,
  'photo-sharing': PhotoCameraOutlined,
  place: PlaceOutlined,
  'professional-network': WorkOutlineOutlined,
} satisfies Record<PlainIcon, ComponentType<IconProps>>;

const NetworkIcon = partOrNothing(() => import('./network-icon'));

type SiteIconProps = IconProps & { name: IconName };

export const SiteIcon = ({ name, ...icon }: SiteIconProps) => {
  if (isNetwork(name)) {
    return (
      <Suspense>
        <NetworkIcon network={name} {...icon} />
      </Suspense>
    );
  }
  const Icon = icons[name];
  return <Icon {...icon} />;
};
