import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import InsertLink from '@mui/icons-material/InsertLink';
import LinkOff from '@mui/icons-material/LinkOff';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Tooltip from '@mui/material/Tooltip';
import { toggleMark } from 'prosemirror-commands';
import { useState } from 'react';
import { LinkDialog } from '../link-dialog';
import { selectLinked } from './linked-words';
import { takeCaret } from './text-view';
import { keepsText, type TypedText } from './typed-text';

type MarkBarProps = {
  typed: TypedText;
  /** The link's picker is open. */
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
};

const tools = [
  { mark: 'strong', label: 'Bold (Ctrl+B)', Icon: FormatBold },
  { mark: 'em', label: 'Italic (Ctrl+I)', Icon: FormatItalic },
];

export const MarkBar = ({ typed, isLinking, setLinking }: MarkBarProps) => {
  const { view } = typed;
  const [element] = useState(() => view.dom);
  const { schema, selection, doc, storedMarks } = view.state;
  const { from, to, $from, empty } = selection;
  const isOn = (name: string) => {
    const type = schema.marks[name];
    if (!type) return false;
    return empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type);
  };
  const toggle = (name: string) => {
    const type = schema.marks[name];
    takeCaret(view);
    if (type) toggleMark(type)(view.state, view.dispatch);
    view.focus();
  };
  const link = schema.marks.link;
  const setLink = (target: string | undefined) => {
    setLinking(false);
    if (link) {
      const { tr } = view.state;
      tr.removeMark(from, to, link);
      const mark = target === undefined ? undefined : link.create({ to: target });
      // Beside no word the link brings its own.
      const own = target?.replace(/^(?:mailto|tel|link):/, '') ?? '';
      if (mark && empty) tr.replaceSelectionWith(schema.text(own, [mark]), false);
      else if (mark) tr.addMark(from, to, mark);
      view.dispatch(tr);
    }
    view.focus();
  };
  return (
    <Popper open anchorEl={element} placement="top-start" sx={{ zIndex: 'tooltip' }}>
      <Paper
        elevation={8}
        role="toolbar"
        aria-label="Marks of the text"
        {...{ [keepsText]: '' }}
        // It would lie on the dialog.
        sx={{ p: 1, mb: 1, display: isLinking ? 'none' : 'flex', gap: 1 }}
        // The text keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {tools.map(({ mark, label, Icon }) => (
          <Tooltip key={mark} title={label}>
            <IconButton
              size="small"
              aria-label={label}
              aria-pressed={isOn(mark)}
              color={isOn(mark) ? 'primary' : 'default'}
              onClick={() => toggle(mark)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
        <Tooltip title="Link (Ctrl+K)">
          <IconButton
            size="small"
            aria-label="Link (Ctrl+K)"
            onClick={() => {
              selectLinked(view);
              setLinking(true);
            }}
          >
            <InsertLink />
          </IconButton>
        </Tooltip>
        {isOn('link') && (
          <Tooltip title="Remove the link">
            <IconButton
              size="small"
              aria-label="Remove the link"
              onClick={() => setLink(undefined)}
            >
              <LinkOff />
            </IconButton>
          </Tooltip>
        )}
      </Paper>
      {isLinking && (
        <LinkDialog
          onClose={() => {
            setLinking(false);
            view.focus();
          }}
          onChoose={setLink}
        />
      )}
    </Popper>
  );
};
