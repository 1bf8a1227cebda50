import { browserFlags } from '../../../tools/setup/browser-flags';

export const chromeFlags = ['--headless', ...browserFlags];
