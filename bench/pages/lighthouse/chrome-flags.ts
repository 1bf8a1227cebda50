import { browserFlags } from '../../../tools/setup/find-browser';

export const chromeFlags = ['--headless', ...browserFlags];
