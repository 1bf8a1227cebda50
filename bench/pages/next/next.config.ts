import type { NextConfig } from 'next';
import { usesOurSource, type Webpack, type WebpackConfiguration } from './uses-our-source';

const config: NextConfig = {
  output: 'export',
  distDir: 'dist',
  // Checked with the rest of bench/pages.
  typescript: { ignoreBuildErrors: true },
  webpack: (configuration: WebpackConfiguration, { webpack }: { webpack: Webpack }) =>
    usesOurSource(configuration, webpack),
};

export default config;
