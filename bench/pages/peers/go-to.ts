/** Stands in for src/ui/use-go-to.ts: Home does not navigate after sending. */
const goTo = (path: string) => window.location.assign(path);

export const useGoTo = () => goTo;
