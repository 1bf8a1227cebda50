import type { ComponentType } from 'react';
import type { HeaderLook } from '../../schema/frame-looks';
import { useSite } from '../../ui/site-context';
import { Header as Bar } from '../header';
import { Header as Centred } from './centred';
import { Header as Menu } from './menu';
import { Header as Split } from './split';

const looks: Record<HeaderLook, ComponentType<{ currentPath: string }>> = {
  bar: Bar,
  centred: Centred,
  split: Split,
  menu: Menu,
};

/** On the dev server, where config may choose another look at any moment; a built site has only one. */
export const Header = ({ currentPath }: { currentPath: string }) => {
  const Look = looks[useSite().site.header.look ?? 'bar'] ?? Bar;
  return <Look currentPath={currentPath} />;
};
