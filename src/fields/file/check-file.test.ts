/** @jest-environment node */
import { checkFile } from './check-file';
import { fileTypeNames, fileTypes } from './file-types';

const megabyte = 1_048_576;
const limits = { types: fileTypeNames, maxMegabytes: 10 };

const bytesOf = (signs: string) => Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
const fileOf = (name: string, signs: string) => new File([bytesOf(signs)], name);

/** The names in an archive without its contents: local headers, then the list of all names. */
const zip = (...names: string[]) =>
  names.map((name) => `PK\u0003\u0004${'\0'.repeat(26)}${name}`).join('') +
  names.map((name) => `PK\u0001\u0002${'\0'.repeat(42)}${name}`).join('') +
  'PK\u0005\u0006';

const odt = 'application/vnd.oasis.opendocument.text';
const ods = 'application/vnd.oasis.opendocument.spreadsheet';
const xlsx = zip('[Content_Types].xml', 'xl/workbook.xml');
const pdf = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj';
const doc = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0\0';
const docx = zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml');
const exe = 'MZ\u0090\0\u0003\0\0\0';

describe('taken as what both its name and its content say', () => {
  test.each([
    ['cv.pdf', pdf, 'pdf'],
    ['CV.PDF', pdf, 'pdf'],
    ['cv.pdf', `\u00ef\u00bb\u00bf${pdf}`, 'pdf'],
    ['cv.pdf', ' '.repeat(1_019) + pdf, 'pdf'],
    ['cv.doc', doc, 'doc'],
    ['cv.docx', docx, 'docx'],
    // In the order of LibreOffice and Google Docs.
    ['cv.docx', zip('_rels/.rels', 'docProps/app.xml', 'word/a', '[Content_Types].xml'), 'docx'],
    ['cv.odt', zip(`mimetype${odt}`, 'content.xml'), 'odt'],
    ['cv.rtf', '{\\rtf1\\ansi', 'rtf'],
    ['song.mp3', 'ID3\u0003\0', 'mp3'],
    ['song.mp3', '\u00ff\u00fb\u0090\u0044', 'mp3'],
    ['memo.m4a', '\0\0\0 ftypM4A \0', 'm4a'],
    ['memo.wav', 'RIFF\0\0\0\0WAVEfmt ', 'wav'],
    ['memo.opus', 'OggS\0', 'ogg'],
    ['clip.mp4', '\0\0\0 ftypisom\0', 'mp4'],
    ['IMG_1.MOV', '\0\0\0\u0014ftypqt  \0', 'mov'],
    ['old.mov', '\0\0\u0010\0moov\0', 'mov'],
    ['clip.webm', '\u001a\u0045\u00df\u00a3\u0042\u0082\u0084webm', 'webm'],
    ['list.xlsx', xlsx, 'xlsx'],
    ['list.xls', doc, 'xls'],
    ['list.ods', zip(`mimetype${ods}`, 'content.xml'), 'ods'],
    ['list.csv', 'Name;Ort\r\nÄda;Ulm\t\n', 'csv'],
    ['IMG_2.HEIC', '\0\0\0\u0018ftypheic\0', 'heic'],
    // The rest of the name does not matter.
    ['../../x<svg onload=alert(1)>.pdf', pdf, 'pdf'],
    ['cv\u202efdp.pdf', pdf, 'pdf'],
    [`${'x'.repeat(296)}.pdf`, pdf, 'pdf'],
    ['cv.exe.pdf', pdf, 'pdf'],
    ['.pdf', pdf, 'pdf'],
  ])('%s', async (name, signs, type) => {
    expect(await checkFile(fileOf(name, signs), limits)).toEqual({ type });
  });
});

describe('not taken', () => {
  test.each([
    ['wrongType', 'cv.pdf', exe],
    ['wrongType', 'cv.pdf', '<!doctype html><script>'],
    ['wrongType', 'cv.pdf', ' '.repeat(1_020) + pdf],
    ['wrongType', 'cv.pdf', docx],
    ['wrongType', 'cv.exe', pdf],
    // Displays as cvexe.pdf, but is no PDF.
    ['wrongType', 'cv\u202efdp.exe', exe],
    ['wrongType', 'cv', pdf],
    ['wrongType', 'pdf', pdf],
    ['wrongType', 'cv.pdf ', pdf],
    ['wrongType', 'cv.html', '<p>'],
    ['wrongType', 'cv.doc', docx],
    ['wrongType', 'cv.docx', doc],
    ['wrongType', 'cv.docx', zip('photo.jpg', 'malware.exe')],
    ['wrongType', 'cv.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    [
      'wrongType',
      'cv.docx',
      zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
    ],
    ['wrongType', 'cv.docm', docx],
    ['wrongType', 'cv.docx', zip(`mimetype${odt}`, 'content.xml')],
    ['wrongType', 'cv.odt', docx],
    ['wrongType', 'cv.odt', zip(`mimetype${odt}-template`, 'content.xml')],
    ['wrongType', 'cv.odt', zip('content.xml', `mimetype${odt}`)],
    ['wrongType', 'cv.rtf', 'rtf'],
    ['wrongType', 'song.mp3', exe],
    ['wrongType', 'memo.m4a', '\0\0\0 ftypqt  \0'],
    ['wrongType', 'memo.wav', 'RIFF\0\0\0\0WEBPVP8 '],
    ['wrongType', 'clip.mp4', '\0\0\0 ftypheic\0'],
    ['wrongType', 'clip.mp4', '<video src=x>'],
    ['wrongType', 'clip.webm', '\u001a\u0045\u00df\u00a3\u0042\u0082\u0088matroska'],
    ['wrongType', 'list.xlsx', docx],
    ['wrongType', 'list.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['wrongType', 'list.ods', zip(`mimetype${odt}`, 'content.xml')],
    ['wrongType', 'list.csv', exe],
    ['wrongType', 'list.xlsm', xlsx],
    ['empty', 'cv.pdf', ''],
    // No other file of that name would be accepted either.
    ['wrongType', 'cv.exe', ''],
  ])('%s: %s', async (error, name, signs) => {
    expect(await checkFile(fileOf(name, signs), limits)).toEqual({ error });
  });

  test('a type that this field does not accept', async () => {
    const taken = { ...limits, types: ['doc' as const, 'rtf' as const] };
    expect(await checkFile(fileOf('cv.pdf', pdf), taken)).toEqual({ error: 'wrongType' });
  });

  test('what is larger than the limit, by a byte', async () => {
    const sized = (size: number) => {
      const file = fileOf('cv.pdf', pdf);
      Object.defineProperty(file, 'size', { value: size });
      return file;
    };
    expect(await checkFile(sized(10 * megabyte), limits)).toEqual({ type: 'pdf' });
    expect(await checkFile(sized(10 * megabyte + 1), limits)).toEqual({ error: 'tooLarge' });
  });
});

test('the names of an archive are found at the end of a large file', async () => {
  const signs = `${zip('a')}${'\0'.repeat(200_000)}${docx}`;
  expect(await checkFile(fileOf('cv.docx', signs), limits)).toEqual({ type: 'docx' });
});

test.each(['\u0089', '\u2030'])('a PNG is one, however its first byte is read: %j', (first) => {
  expect(fileTypes.png.fits(`${first}PNG\r\n\u001a\n\0`)).toBe(true);
});

test('a file that cannot be read passes as what its name says: sending it fails', async () => {
  const file = fileOf('cv.pdf', exe);
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('NotFoundError'));
  expect(await checkFile(file, limits)).toEqual({ type: 'pdf' });
});
