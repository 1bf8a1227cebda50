import { close, createIndex } from 'pagefind';
import { settings } from '../write-search';

const page = `<!doctype html><html lang="en"><body><main><h1>Seen</h1><p hidden="">gone</p>
<p aria-hidden="true">drawn</p><p hidden="until-found">closed</p><form>asked</form></main></body></html>`;

const { index } = await createIndex(settings);
const added = await index?.addHTMLFile({ url: '/', content: page });
await close();
process.stdout.write(JSON.stringify(added?.file.uniqueWords));
