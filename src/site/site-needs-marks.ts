import site from '#config/site';
import { needsMarks } from '../ui/marked-text';

/** Whether the layout, which is on every page, or the team has texts with marks. */
export const siteNeedsMarks = () => needsMarks([site.footer, site.team]);
