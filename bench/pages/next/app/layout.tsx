import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { firstFontFiles } from '../../../../src/theme/font-faces';
import theme from '../../../../tests/sites/agency/config/theme';
import { icon, language } from '../../peers/page-head';
import { Frame } from './frame';

export const metadata: Metadata = { icons: { icon } };

export default function RootLayout({ children }: { children: ReactNode }) {
  firstFontFiles(theme).forEach((file) =>
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  );
  return (
    <html lang={language}>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
