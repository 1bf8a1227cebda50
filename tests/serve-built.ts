import { serveSite } from '../tools/serve/serve-site';
import { serveUntilEnd } from './start-server';

/** `npm start` of the built site that SITE names, at this port, until its input ends. */
const [, , port = ''] = process.argv;
const { close } = await serveSite({ root: process.cwd(), port: Number(port) });
serveUntilEnd({}, close);
