import Button, { type ButtonProps } from '@mui/material/Button';
import type { LinkDefinition } from '../schema/link';
import { SiteLink } from './site-link';

type ActionLinkProps = Pick<ButtonProps, 'variant' | 'endIcon' | 'sx'> & {
  action: LinkDefinition;
  onClick?: () => void;
};

export const ActionLink = ({ action: { label, to, newTab }, ...button }: ActionLinkProps) => (
  <Button {...button} component={SiteLink} to={to} newTab={newTab}>
    {label}
  </Button>
);
