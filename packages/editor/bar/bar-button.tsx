import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { type ComponentType, createContext, type ReactNode, use, useRef, useState } from 'react';

const IsInMore = createContext(false);

type BarButtonProps = {
  label: string;
  Icon: ComponentType<SvgIconProps>;
  onClick: () => void;
  onPointerDown?: () => void;
  id?: string;
  /** Not `disabled`: what was pressed last keeps the focus (WCAG 2.4.3). */
  isOff?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
};

/** A button of the bar: its sign in the row, its words behind "More". */
export const BarButton = ({ label, Icon, isOff = false, onClick, ...props }: BarButtonProps) => {
  const isInMore = use(IsInMore);
  const shared = {
    ...props,
    'aria-label': label,
    'aria-disabled': isOff || undefined,
    onClick: () => {
      if (!isOff) onClick();
    },
    sx: isOff
      ? { color: 'action.disabled' }
      : { '&[aria-pressed="true"]': { color: 'text.primary', bgcolor: 'action.selected' } },
  };
  return isInMore ? (
    <Button startIcon={<Icon />} {...shared}>
      {label}
    </Button>
  ) : (
    <Tooltip title={label}>
      <IconButton {...shared}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
};

/** What has no room in the row. It stays mounted: the dialogs that its buttons open are theirs. */
export const More = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  return (
    <span ref={place}>
      <BarButton
        label="More"
        Icon={MoreVert}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Popover
        open={isOpen}
        keepMounted
        anchorEl={() => place.current}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // What a button opens takes the focus at once.
        transitionDuration={0}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'More', role: 'dialog' } }}
      >
        <Stack onClick={close} sx={{ p: 2, gap: 1, alignItems: 'start' }}>
          <IsInMore value={true}>{children}</IsInMore>
        </Stack>
      </Popover>
    </span>
  );
};
