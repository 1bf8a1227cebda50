import Link from '@mui/material/Link';
import { useEffect, useMemo, useRef, useState } from 'react';
import { siteFile } from '../../src/schema/config-files';
import { EditorBar } from './bar/editor-bar';
import { SessionContext } from './editor-context';
import type { Session } from './editor-session';
import { EditorTheme } from './editor-theme';
import { keepFocus } from './focus-undo';
import { FirstHints, useFirstHints } from './hints/first-hints';
import { type Device, DeviceFrame, Devices } from './page/device-frame';
import { Outline } from './page/outline';
import { leaveSelection } from './page/page-address';
import { PictureDrop } from './page/picture-drop';
import { SectionTools } from './page/section-tools';
import { useChosenTheme } from './panel/chosen-theme';
import { Panel, panelWidth, useIsSheet } from './panel/panel';
import { sheetShares } from './panel/sheet-handle';
import { useIsCovering } from './panel/use-is-covering';
import { StructureProvider } from './structure/structure';
import { DraftOffer } from './text/draft-offer';
import { FeedbackOnText } from './text/feedback-on-text';
import { MarkBar } from './text/mark-bar';
import { createTypedDrafts } from './text/typed-drafts';
import { useTexts } from './text/use-texts';

const panelId = 'edit-panel';

/** On small screens the sheet of the panel opens once the first hints are closed. */
const HintsPanelAndBar = () => {
  const [isPanelWanted, setPanelWanted] = useState(true);
  const hints = useFirstHints();
  const isSheet = useIsSheet();
  const [share, setShare] = useState(sheetShares.first);
  // It gives way to what the page has opened below it.
  const isCovering = useIsCovering(isSheet && isPanelWanted ? share : undefined);
  const isOpen = isPanelWanted && !(isSheet && hints.isShown) && !isCovering;
  const [device, showDevice] = useState<Device>('desktop');
  const pressed = useRef<boolean>(undefined);
  const toggle = () => {
    hints.close();
    setPanelWanted(!(pressed.current ?? isOpen));
    pressed.current = undefined;
  };
  // The press itself closes a menu of the page, and brings a sheet back that gave way to it.
  const hold = () => {
    pressed.current = isOpen;
  };
  return (
    <>
      {hints.isShown && <FirstHints onClose={hints.close} />}
      <Panel id={panelId} open={isOpen} sheet={isSheet ? { share, setShare } : undefined} />
      {!isSheet && device !== 'desktop' && (
        <DeviceFrame device={device} inlineEnd={isOpen ? panelWidth : 0} />
      )}
      <EditorBar
        panel={{ id: panelId, isOpen, toggle, hold }}
        devices={!isSheet && <Devices device={device} show={showDevice} />}
      />
    </>
  );
};

const draftsOf = (session: Session) => {
  const name = session.valueAt({ file: siteFile, path: 'name' });
  const { language } = session.get().state;
  // What is typed in a language is offered there.
  const own = language && !language.isMain ? ` ${language.own}` : '';
  return createTypedDrafts(`${typeof name === 'string' ? name : ''}${own}`);
};

/** The editor beside the page: outlines, what is typed, and the bar. */
const EditorParts = ({ session }: { session: Session }) => {
  const [drafts] = useState(() => draftsOf(session));
  const { pointed, typed, feedback, offers, ...ofTexts } = useTexts(session, drafts);
  const { isLinking, setLinking, linkLook } = ofTexts;
  useChosenTheme();
  useEffect(() => leaveSelection(session), [session]);
  useEffect(() => keepFocus(document.getElementById('root')), []);
  // None of it follows from a key.
  const around = useMemo(
    () => (
      <>
        <DraftOffer key={offers} drafts={drafts} open={typed?.place} />
        {!typed && <SectionTools />}
        <PictureDrop />
        <HintsPanelAndBar />
      </>
    ),
    [drafts, offers, typed],
  );
  return (
    <>
      {/* Links that are typed look like this one. */}
      <Link ref={linkLook} hidden />
      {pointed && !typed && <Outline text={pointed} />}
      {typed && <FeedbackOnText typed={typed} feedback={feedback} />}
      {typed && typed.view.state.schema.marks.link && (
        <MarkBar typed={typed} isLinking={isLinking} setLinking={setLinking} />
      )}
      {around}
    </>
  );
};

export const Editor = ({ session }: { session: Session }) => {
  const value = useMemo(() => session, [session]);
  return (
    <SessionContext value={value}>
      <EditorTheme>
        <StructureProvider>
          <EditorParts session={session} />
        </StructureProvider>
      </EditorTheme>
    </SessionContext>
  );
};
