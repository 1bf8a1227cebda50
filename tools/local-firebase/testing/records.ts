/** A valid record per form, in the order of section 3 of the specification. */
export const records = {
  subcribe: { Email: 'ada@example.com', id: 1795246713260, Date: 'Sat Nov 21 2026' },
  Inquriy: {
    Fname: 'Ada Lovelace',
    Email: 'ada@example.com',
    Number: '0123456789',
    Pname: 'A web shop',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
  freelancers: {
    fullName: 'Ada Lovelace',
    Email: 'ada@example.com',
    Number: '0123456789',
    portfolioUrl: 'https://example.com/ada',
    SelectedTechnology: 'React.js',
    CvFile: '',
    Messsage: 'Hello,\nI would like to join.',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
  Contact_cli: {
    Fullname: 'Ada Lovelace',
    Company: 'Analytical Engines',
    Email: 'ada@example.com',
    Number: '0123456789',
    Your: 'You are a Business Man',
    Messsage: 'Hello',
    id: 1795246713260,
    Date: 'Sat Nov 21 2026',
  },
} as const;

export const documentsPath = 'projects/demo-site/databases/(default)/documents';

/** The commit of a record as the SDK's `setDoc` sends it. */
export const commitOf = (
  document: string,
  record: Readonly<Record<string, string | number>>,
  currentDocument?: { exists: boolean },
) => {
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
  ]);
  const update = {
    name: `${documentsPath}/${document}`,
    fields: Object.fromEntries(fields) as unknown,
  };
  return {
    method: 'POST',
    path: `/v1/${documentsPath}:commit`,
    body: JSON.stringify({ writes: [{ update, ...(currentDocument && { currentDocument }) }] }),
  };
};
