import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import type { IconName } from '../contract/icons';

type IconProps = { fontSize?: 'inherit' | 'small' | 'medium' | 'large'; className?: string };

/** The drawing of each icon that config may name. */
export const icons = {
  chat: ChatBubbleOutlineOutlined,
  email: EmailOutlined,
  phone: PhoneOutlined,
  'photo-sharing': PhotoCameraOutlined,
  place: PlaceOutlined,
  'professional-network': WorkOutlineOutlined,
} satisfies Record<IconName, ComponentType<IconProps>>;
