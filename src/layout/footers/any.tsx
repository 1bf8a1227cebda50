import type { ComponentType } from 'react';
import type { FooterLook } from '../../schema/frame-looks';
import { useSite } from '../../ui/site-context';
import { Footer as Columns } from '../footer';
import { Footer as Centred } from './centred';
import { Footer as Large } from './large';
import { Footer as Line } from './line';

const looks: Record<FooterLook, ComponentType> = {
  columns: Columns,
  centred: Centred,
  large: Large,
  line: Line,
};

/** On the dev server, where config may choose another look at any moment; a built site has only one. */
export const Footer = () => {
  const Look = looks[useSite().site.footer.look ?? 'columns'] ?? Columns;
  return <Look />;
};
