/** What is used of `node:os`, in a worker. */
export const hostname = () => 'browser';
