import { Suspense } from 'react';
import { partOrNothing } from '../loading/load-chunk';
import { type IconName, isNetwork } from '../schema/icons';
import { icons, type IconProps } from './icons';

const NetworkIcon = partOrNothing(() => import('./network-icon'));

type SiteIconProps = IconProps & { name: IconName };

/** An icon that config names. */
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
