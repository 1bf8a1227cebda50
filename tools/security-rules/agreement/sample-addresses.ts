/** What could stand for a file in a record, and what somebody would like to stand there. */
export const sampleAddresses = (folder: string): string[] => {
  const server = 'https://firebasestorage.googleapis.com';
  const file = `${encodeURIComponent(folder)}0f8fad5b-d9cb-469f-a165-70867728950e`;
  const path = `/v0/b/demo-site.firebasestorage.app/o/${file}?alt=media&token=0f8fad5b-d9cb`;
  const address = server + path;
  return [
    address,
    `${server}/v0/b/demo-site.appspot.com/o/${file}?alt=media&token=a`,
    ...['javascript:alert(1)', 'data:text/html,x', 'https://files.example.com/cv', 'x', ' ', '/'],
    ...[`//evil.example${path}`, `https://evil.example${path}`, path],
    ...[`http://localhost:4173${path}`, `http://127.0.0.1${path}`, `https://localhost${path}`],
    `javascript:alert(1)//${address}`,
    `https://firebasestorage.googleapis.com.evil.example${path}`,
    `https://firebasestorage.googleapis.com@evil.example${path}`,
    `https://x@firebasestorage.googleapis.com${path}`,
    address.replace('https:', 'http:'),
    address.replace('https:', 'HTTPS:'),
    address.replace('firebasestorage.', 'firebasestorage-'),
    address.replaceAll('%2F', '/'),
    address.replaceAll('%2F', '%2f'),
    address.replace('demo-site.', 'demo/site.'),
    address.replace('demo-site.', '..%2F'),
    address.replace('0f8fad5b', '0F8FAD5B'),
    address.replace('0f8fad5b', 'cv'),
    address.replace('alt=media', 'alt=json'),
    address.replace(/&token=.*$/, ''),
    address.replace(/&token=.*$/, '&token='),
    ...['\n', ' ', '#x', '&x=y', '\u2028', '/../x', '?'].map((end) => address + end),
    ...['\n', ' ', '\u2028', '\uFEFF'].map((start) => start + address),
  ];
};
