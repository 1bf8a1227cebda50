import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import theme from '../../../../config/theme';
import { firstFontFiles } from '../../../../src/theme/font-faces';
import { pageHead } from '../../peers/page-head';

const { title, description, canonical, icon, language } = pageHead;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical },
  icons: { icon },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  firstFontFiles(theme).forEach((file) =>
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  );
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  );
}
