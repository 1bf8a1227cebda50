/** What every server here needs to know of a request, who asks and for which part of a file, and says with every answer. */
export { discardBody } from './discard-body';
export { type ByteRange, isOfSameFile, readRange } from './http-range';
export { type RequestHead, isForLoopback, isOfStranger, isOwnOrigin } from './loopback';
export type { Middleware } from './middleware';
export { privateHeaders } from './private-headers';
