import { buildSites } from '../build-sites/build-sites';

/** Builds what most journeys look at; a site that few look at is built by the first of them. */
export default function buildOnce() {
  buildSites('--main');
}
