import styled from '@emotion/styled';

const List = styled('ul')(({ theme: { tokens } }) => ({
  '& button': {
    ...tokens.type.label,
    letterSpacing: 0,
    minHeight: 28,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: tokens.color.accent,
    cursor: 'pointer',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
  },
}));

/** Vite opens the editor that runs on this machine; where there is none the terminal says so. */
const openInEditor = (file: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);

/** Where a kind is made: a press opens the file in the editor. */
export const FileLinks = ({ files }: { files: readonly string[] }) => (
  <List aria-label="Files; a press opens one in your editor">
    {files.map((file) => (
      <li key={file}>
        <button type="button" onClick={() => openInEditor(file)}>
          {file}
        </button>
      </li>
    ))}
  </List>
);
