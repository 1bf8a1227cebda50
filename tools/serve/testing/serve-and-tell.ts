import { serveSite } from '../serve-site';

/** Serves the site of a folder in a process of its own, asks it for a page, and prints what that has taken. */

type Report = { sharedObjects: string[] };

const { port, close } = await serveSite({ root: process.argv[2] ?? '', port: 0 });
const { status } = await fetch(`http://localhost:${port}/`);
const { sharedObjects } = process.report.getReport() as unknown as Report;
const megabytes = process.memoryUsage.rss() / 2 ** 20;
await close();
console.log(JSON.stringify({ status, megabytes, sharedObjects }));
