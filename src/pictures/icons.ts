import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import type { PlainIcon } from '../schema/icons';

export type IconProps = { fontSize?: 'inherit' | 'small' | 'medium' | 'large'; className?: string };

/** The drawing of each icon that is no network's mark. */
export const icons = {
  calendar: CalendarMonthOutlined,
  chat: ChatBubbleOutlineOutlined,
  email: EmailOutlined,
  phone: PhoneOutlined,
  'photo-sharing': PhotoCameraOutlined,
  place: PlaceOutlined,
  'professional-network': WorkOutlineOutlined,
} satisfies Record<PlainIcon, ComponentType<IconProps>>;
