import type { Network } from '../schema/icons';
import type { IconProps } from './icons';
import { networks } from './networks';

type NetworkIconProps = IconProps & { network: Network };

/** The mark of a network. A module of its own: sites that name none do not load it. */
export default function NetworkIcon({ network, ...icon }: NetworkIconProps) {
  const Icon = networks[network];
  return <Icon {...icon} />;
}
