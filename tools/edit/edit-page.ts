// What a page of `npm run edit` runs: tools/edit/bundle makes one script of it. What is wrong with config is said
// even where the site does not start.
import '../dev-config/panel';
import '../../src/entry-client';
