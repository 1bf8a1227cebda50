import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LinkDefinition } from '../contract/link';
import { buttonStyle, type ButtonLook } from '../theme/button-style';
import { SiteLink } from './site-link';

const ButtonLink = styled(SiteLink)(({ theme }) => buttonStyle(theme));

type ActionLinkProps = {
  action: LinkDefinition;
  look: ButtonLook;
  onClick?: () => void;
  /** Stands behind the label. */
  children?: ReactNode;
};

/** A link of config that looks like a button. */
export const ActionLink = ({ action, look, onClick, children }: ActionLinkProps) => (
  <ButtonLink to={action.to} newTab={action.newTab} data-look={look} onClick={onClick}>
    {action.label}
    {children}
  </ButtonLink>
);
