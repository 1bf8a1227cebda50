// The site with its editor: loaded once the page is started, since config is imported at once.
import '../../../src/entry-client';
